import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import type { Bounds } from '#domain/filter/filter-ranges.ts'

/** The totals above a list of units. */
export interface FoundTotals {
  readonly free_count: number
  /** The lowest price of a free unit; null if none has a price. */
  readonly min_price: number | null
  /** Null for an empty list. */
  readonly area: Bounds | null
}

/** Counts the free units of a list, and finds their lowest price and the range of all areas. */
export function foundTotals(instances: readonly Instance[]): FoundTotals {
  let free_count = 0
  let min_price = Number.POSITIVE_INFINITY
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const instance of instances) {
    const { price } = instance
    const { area_total } = instance.layout
    if (area_total < min) min = area_total
    if (area_total > max) max = area_total
    if (!isFree(instance)) continue
    free_count++
    if (price !== null && price < min_price) min_price = price
  }
  return {
    free_count,
    min_price: Number.isFinite(min_price) ? min_price : null,
    area: min <= max ? { min, max } : null,
  }
}
