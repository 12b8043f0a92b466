import type { Failures } from '#domain/filter/evaluate.ts'
import type { InstanceIndex } from '#domain/filter/instance-index.ts'

/** Sort options (spec 2): default, cheaper first, more expensive first, larger area, smaller area. */
export const SORTS = ['default', 'cheaper', 'expensive', 'larger', 'smaller'] as const

/** A sort option as it stands in the query string. */
export type Sort = (typeof SORTS)[number]

/** Rows of an index in the order of a sort. */
export type Order = Uint32Array

/** Sorts all units once; keep the result, a filter only picks from it. Equal units keep the default order. */
export function orderBy(index: InstanceIndex, sort: Sort): Order {
  const rows = new Uint32Array(index.instances.length).map((_, row) => row)
  if (sort === 'default') return rows
  const column = sort === 'cheaper' || sort === 'expensive' ? index.price : index.area
  const direction = sort === 'cheaper' || sort === 'smaller' ? 1 : -1
  // No price sorts last either way (design 4).
  const keys = column.map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * direction))
  return rows.sort((a, b) => compareKeys(keys[a] as number, keys[b] as number) || a - b)
}

/** The matching rows in order. */
export function pickMatches(order: Order, failures: Failures): Order {
  const picked = new Uint32Array(order.length)
  let count = 0
  for (const row of order) if (failures[row] === 0) picked[count++] = row
  return picked.subarray(0, count)
}

function compareKeys(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
