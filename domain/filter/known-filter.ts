import type { Filter } from './filter.ts'

/** The values that the lists of a filter may contain. */
export interface FilterValues {
  readonly rooms: readonly string[]
  readonly estates: readonly number[]
  readonly tags: readonly number[]
  readonly promoactions: readonly number[]
}

/**
 * Removes values that the project does not have, such as a room label of no layout, so that they neither filter nor count
 * as set. Returns the same object if every value is known.
 */
export function knownFilter(filter: Filter, known: FilterValues): Filter {
  const rooms = onlyKnown(filter.rooms, known.rooms)
  const estates = onlyKnown(filter.estates, known.estates)
  const tags = onlyKnown(filter.tags, known.tags)
  const promoactions = onlyKnown(filter.promoactions, known.promoactions)
  const isKnown =
    rooms === filter.rooms && estates === filter.estates && tags === filter.tags && promoactions === filter.promoactions
  return isKnown ? filter : { ...filter, rooms, estates, tags, promoactions }
}

function onlyKnown<Value>(asked: readonly Value[], known: readonly Value[]): readonly Value[] {
  return asked.every((value) => known.includes(value)) ? asked : asked.filter((value) => known.includes(value))
}
