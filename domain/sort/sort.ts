import type { Failures } from '#domain/filter/evaluate.ts'
import type { InstanceIndex } from '#domain/filter/instance-index.ts'
import { KINDS, type Kind, kindOf } from '#domain/kind/kind.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'

/** Sort options: default, cheaper first, more expensive first, larger area, smaller area. */
export const SORTS = ['default', 'cheaper', 'expensive', 'larger', 'smaller'] as const

/** A sort option as it stands in the query string. */
export type Sort = (typeof SORTS)[number]

/** Rows of an index in the order of a sort. */
export type Order = Uint32Array

/**
 * Sorts all units once; keep the result, a filter only picks from it. Kinds stand apart, what can be bought first: a list
 * must not open on storage rooms, or on what nobody can buy. Equal units keep the default order.
 */
export function orderBy(index: InstanceIndex, sort: Sort): Order {
  const rows = new Uint32Array(index.instances.length).map((_, row) => row)
  const ranks = kindRanks(index)
  const rankOf = (row: number) => ranks[index.type[row] as number] as number
  const keys = keysOf(index, sort)
  const compare = (a: number, b: number) => compareKeys(keys[a] as number, keys[b] as number)
  if (sort === 'default') return rows.sort((a, b) => compare(a, b) || rankOf(a) - rankOf(b) || a - b)
  return rows.sort((a, b) => rankOf(a) - rankOf(b) || compare(a, b) || a - b)
}

/** What each row is sorted by, the lowest first. */
function keysOf({ free, price, area }: InstanceIndex, sort: Sort): Float64Array {
  if (sort === 'default') return Float64Array.from(free, (isFree) => (isFree === 1 ? 0 : 1))
  const direction = sort === 'cheaper' || sort === 'smaller' ? 1 : -1
  if (sort === 'larger' || sort === 'smaller') return area.map((value) => value * direction)
  // No price sorts last either way.
  return price.map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value * direction))
}

/** The place of each layout type's kind: kinds with free units first, and then in the order of kinds. */
function kindRanks({ type, free }: InstanceIndex): readonly number[] {
  const withFree = new Set<Kind>()
  for (const [row, code] of type.entries()) if (free[row] === 1) withFree.add(kindAt(code))
  const order = [...KINDS.filter((kind) => withFree.has(kind)), ...KINDS.filter((kind) => !withFree.has(kind))]
  return LAYOUT_TYPES.map((one) => order.indexOf(kindOf(one)))
}

function kindAt(code: number): Kind {
  return kindOf(LAYOUT_TYPES[code] ?? 'living')
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
