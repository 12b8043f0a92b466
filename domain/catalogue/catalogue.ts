/** Catalogue types on the wire and their short names: one project, or a group of several. */
export const SHORT_TYPES = { InteractiveCatalogue: 'ic', GroupInteractiveCatalogue: 'gic' } as const

/** The type of a catalogue on the wire. */
export type CatalogueType = keyof typeof SHORT_TYPES

/** `ic` for one project, `gic` for a group. */
export type ShortType = (typeof SHORT_TYPES)[CatalogueType]

/** The short type of a catalogue. */
export function shortTypeOf(type: CatalogueType): ShortType {
  return SHORT_TYPES[type]
}
