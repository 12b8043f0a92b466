import { compareLabels, type Layout } from '#domain/layout/layout.ts'
import type { InstanceIndex } from './instance-index.ts'

/** The ends of a slider. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** What the filter of a project offers (spec 9). Null where there is nothing to choose from. */
export interface FilterRanges {
  readonly area: Bounds | null
  readonly price: Bounds | null
  readonly storey: Bounds | null
  readonly rooms: readonly string[]
}

/** Area over all layouts, outwards to whole units; price over free units with a positive price; labels sorted (spec 9). */
export function filterRanges(layouts: readonly Layout[], index: InstanceIndex): FilterRanges {
  const area = boundsOf(layouts.map(({ area_total }) => area_total))
  const labels = new Set(layouts.map(({ label }) => label).filter((label) => label !== ''))
  return {
    area: area && { min: Math.floor(area.min), max: Math.ceil(area.max) },
    price: boundsOf(index.price),
    storey: boundsOf(index.storey),
    rooms: [...labels].sort(compareLabels),
  }
}

function boundsOf(values: Iterable<number>): Bounds | null {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const value of values) {
    // NaN marks a unit without a price.
    if (Number.isNaN(value)) continue
    if (value < min) min = value
    if (value > max) max = value
  }
  return min <= max ? { min, max } : null
}
