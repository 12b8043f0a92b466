import { compareLabels, LAYOUT_TYPES, type Layout, type LayoutType } from '#domain/layout/layout.ts'
import type { InstanceIndex } from './instance-index.ts'

/** The ends of a slider. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** What the filter of a project offers. Null if there is nothing to choose from. */
export interface FilterRanges {
  readonly area: Bounds | null
  readonly price: Bounds | null
  readonly storey: Bounds | null
  readonly rooms: readonly string[]
}

/**
 * The ranges and room labels of the given types, so that parking does not stretch the range of homes; without types, of
 * everything. Areas cover all units, and layouts without units, rounded outwards to whole numbers. Prices cover free units
 * with a positive price.
 */
export function filterRanges(
  layouts: readonly Layout[],
  index: InstanceIndex,
  types: readonly LayoutType[] = [],
): FilterRanges {
  const isOfType = (type: LayoutType | undefined) => types.length === 0 || types.some((one) => one === type)
  const wanted = layouts.filter(({ type }) => isOfType(type))
  const labels = new Set(wanted.map(({ label }) => label).filter((label) => label !== ''))
  const isRowOfType = LAYOUT_TYPES.map(isOfType)
  const ofTypes = (column: Float64Array) => column.filter((_, row) => isRowOfType[index.type[row] as number])
  // Units may have areas of their own, so a layout with units does not count itself.
  const unused = wanted.filter(({ id }) => !index.layoutIds.has(id)).map(({ area_total }) => area_total)
  const area = boundsOf([...ofTypes(index.area), ...unused])
  return {
    area: area && { min: Math.floor(area.min), max: Math.ceil(area.max) },
    price: boundsOf(ofTypes(index.price)),
    storey: boundsOf(ofTypes(index.storey)),
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
