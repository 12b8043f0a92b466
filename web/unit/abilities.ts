import type { ProjectData } from '#contract/projects.ts'
import type { TokenData } from '#contract/token.ts'
import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { Tour, Video } from '#domain/media/image.ts'

/** What can be done with a unit; what the catalogue or the data lacks is not offered. */
export interface Abilities {
  readonly order: boolean
  readonly phone: string | null
  /** The document of the unit; a presentation of the project takes its place (design 3). */
  readonly pdf: boolean
  readonly presentation: ProjectData['project']['documents'][number] | null
  readonly tour: Tour | null
  readonly video: Video | null
}

/** Decides what is offered on the card of a unit. */
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
