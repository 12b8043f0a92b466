import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { EMPTY_FILTER, type Filter, type Range } from '#domain/filter/filter.ts'

/** How far area and price may differ, as a share. */
const TOLERANCE = 0.15

/** The filter of "Find similar": free units of the same type and room label, with a similar area and price. */
export function similarFilter(instance: Instance): Filter {
  const { layout } = instance
  const shown = shownPriceOf(instance)
  return {
    ...EMPTY_FILTER,
    types: [layout.type],
    rooms: layout.label === '' ? [] : [layout.label],
    area: around(layout.area_total),
    // A hidden price must not show in the filter.
    price: shown.kind === 'price' ? around(shown.price) : null,
    only_free: true,
  }
}

/** Whole numbers, as the filter shows them. */
function around(value: number): Range {
  return { from: Math.floor(value * (1 - TOLERANCE)), to: Math.ceil(value * (1 + TOLERANCE)) }
}
