import type { Promoaction, Tag } from '#domain/project/project.ts'
import { splitHeading } from './split-heading.ts'

/** A text of the developer as a panel shows it. */
export interface PanelText {
  readonly title: string
  /** Sanitised by whoever answers. */
  readonly html: string
  /** The last day of a promotion, as an ISO date. */
  readonly until: string | null
}

/** Where the texts of a catalogue stand. */
export interface TextSources {
  /** The catalogue's own, by name. */
  readonly templates: Readonly<Record<string, string>>
  readonly promoactions: readonly Promoaction[]
  readonly tags: readonly Tag[]
}

/** The name under which a panel opens the text of a promotion. */
export function templateOfPromoaction({ id }: Pick<Promoaction, 'id'>): string {
  return `promoaction/${id}`
}

/** The name under which a panel opens the text of a tag. */
export function templateOfTag({ id }: Pick<Tag, 'id'>): string {
  return `tag/${id}`
}

/** The text of a name; null where there is none (any more). */
export function findPanelText(template: string, { templates, promoactions, tags }: TextSources): PanelText | null {
  const own = templates[template]
  if (own) return { ...splitHeading(own), until: null }
  const promotion = promoactions.find((each) => templateOfPromoaction(each) === template)
  if (promotion?.description) {
    return { title: promotion.name, html: promotion.description, until: promotion.until ?? null }
  }
  const tag = tags.find((each) => templateOfTag(each) === template)
  return tag?.description ? { title: tag.name, html: tag.description, until: null } : null
}
