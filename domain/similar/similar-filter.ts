import { shownPriceOf } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { EMPTY_FILTER, type Filter, type Range } from '#domain/filter/filter.ts'

/** How far area and price may differ, as a share. */
const TOLERANCE = 0.15

/** What "Find similar" asks for: free units of the same kind and room label, about as large and as dear as this one. */
export function similarFilter(instance: Instance): Filter {
  const { layout } = instance
  const shown = shownPriceOf(instance)
  return {
    ...EMPTY_FILTER,
    types: [layout.type],
    rooms: layout.label === '' ? [] : [layout.label],
    area: around(layout.area_total),
    // A price that is not shown must not be told by the filter either.
    price: shown.kind === 'price' ? around(shown.price) : null,
    only_free: true,
  }
}

/** Whole numbers: that is how the filter shows its ends. */
function around(value: number): Range {
  return { from: Math.floor(value * (1 - TOLERANCE)), to: Math.ceil(value * (1 + TOLERANCE)) }
}
