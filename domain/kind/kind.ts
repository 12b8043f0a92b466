import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'

/** The kinds of units that people look for, the most wanted first. Flats and houses are both homes. */
export const KINDS = ['home', 'commerce', 'parking', 'storage'] as const

/** The kind of unit that a visitor looks for. */
export type Kind = (typeof KINDS)[number]

const KIND_OF_TYPE: Readonly<Record<LayoutType, Kind>> = {
  living: 'home',
  house: 'home',
  commerce: 'commerce',
  parking: 'parking',
  storage: 'storage',
}

/** The kind of a layout type. */
export function kindOf(type: LayoutType): Kind {
  return KIND_OF_TYPE[type]
}

/** The layout types of some kinds, in the order of `LAYOUT_TYPES`. */
export function typesOf(...kinds: readonly Kind[]): readonly LayoutType[] {
  return LAYOUT_TYPES.filter((type) => kinds.includes(kindOf(type)))
}

/** The kinds of some layout types, each once, in the order of `KINDS`. */
export function kindsOf(types: Iterable<LayoutType>): readonly Kind[] {
  const found = new Set(Array.from(types, kindOf))
  return KINDS.filter((kind) => found.has(kind))
}
