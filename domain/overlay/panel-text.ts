import type { Promoaction, Tag } from '#domain/project/project.ts'
import { splitHeading } from './split-heading.ts'

/** A developer's text in a panel. */
export interface PanelText {
  readonly title: string
  /** Sanitised by the server. */
  readonly html: string
  /** The last day of a promotion, as an ISO date. */
  readonly until: string | null
}

/** The sources of a catalogue's texts. */
interface TextSources {
  /** The catalogue's own texts, by name. */
  readonly templates: Readonly<Record<string, string>>
  readonly promoactions: readonly Promoaction[]
  readonly tags: readonly Tag[]
}

/** The template name of a promotion's text. */
export function templateOfPromoaction({ id }: Pick<Promoaction, 'id'>): string {
  return `promoaction/${id}`
}

/** The template name of a tag's text. */
export function templateOfTag({ id }: Pick<Tag, 'id'>): string {
  return `tag/${id}`
}

/** The text of a template name; null if it does not exist or no longer exists. */
export function findPanelText(template: string, { templates, promoactions, tags }: TextSources): PanelText | null {
  const own = templates[template]
  if (own) return { ...splitHeading(own), until: null }
  const promoaction = promoactions.find((each) => templateOfPromoaction(each) === template)
  if (promoaction?.description) {
    return { title: promoaction.name, html: promoaction.description, until: promoaction.until ?? null }
  }
  const tag = tags.find((each) => templateOfTag(each) === template)
  return tag?.description ? { title: tag.name, html: tag.description, until: null } : null
}
