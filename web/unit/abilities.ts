import type { ProjectData } from '#contract/projects.ts'
import type { TokenData } from '#contract/token.ts'
import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { Tour, Video } from '#domain/media/image.ts'

/** What the card of a unit can offer, given the catalogue and the data. */
export interface Abilities {
  readonly order: boolean
  readonly phone: string | null
  /** The generated PDF of the unit. The project's own presentation replaces it. */
  readonly pdf: boolean
  readonly presentation: ProjectData['project']['documents'][number] | null
  readonly tour: Tour | null
  readonly video: Video | null
}

/** Decides what the card of a unit offers. */
export function abilitiesOf(instance: Instance, token: TokenData, { project }: ProjectData): Abilities {
  const presentation = project.documents.find(({ kind }) => kind === 'presentation') ?? null
  return {
    order: isFree(instance),
    phone: token.contacts.phones[0] ?? null,
    pdf: token.capabilities.pdf && presentation === null,
    presentation,
    tour: instance.tour ?? instance.layout.tour ?? null,
    video: instance.video ?? instance.layout.video ?? null,
  }
}
