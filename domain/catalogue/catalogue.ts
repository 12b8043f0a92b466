/** Catalogue types on the wire and their short names: one project, or a group of several (spec 1, 3). */
export const SHORT_TYPES = { InteractiveCatalogue: 'ic', GroupInteractiveCatalogue: 'gic' } as const

/** The type of a catalogue on the wire. */
export type CatalogueType = keyof typeof SHORT_TYPES

/** `ic` for one project, `gic` for a group. */
export type ShortType = (typeof SHORT_TYPES)[CatalogueType]

/** The short type of a catalogue (spec 3). */
export function shortTypeOf(type: CatalogueType): ShortType {
  return SHORT_TYPES[type]
}

/** Anything a visitor can go into: an entry of a group, an estate, a section, a storey. */
export interface Openable {
  readonly free_count: number
  /** Set for entries of a group. */
  readonly type?: string
}

/** Nothing to choose inside: no free units. Interactive catalogue entries never count as childless (spec 4). */
export function isChildless(entry: Openable): boolean {
  return entry.type !== 'InteractiveCatalogue' && entry.free_count === 0
}
