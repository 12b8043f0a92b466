import type { Instance } from '#domain/chess/chess.ts'
import { type Count, count } from '#domain/chess/count.ts'
import type { Bounds } from '#domain/filter/filter.ts'

/** The totals above a list of units. */
export interface FoundTotals extends Count {
  /** Null for an empty list. */
  readonly area: Bounds | null
}

/** Counts the units of a list, and finds the range of all areas. */
export function foundTotals(instances: readonly Instance[]): FoundTotals {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const { layout } of instances) {
    if (layout.area_total < min) min = layout.area_total
    if (layout.area_total > max) max = layout.area_total
  }
  return { ...count(instances), area: min <= max ? { min, max } : null }
}
