import type { InstanceIndex } from '#domain/filter/instance-index.ts'
import type { Failures } from '#domain/filter/match-units.ts'
import { KINDS, type Kind, kindOf } from '#domain/kind/kind.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import type { Sort } from './sort-option.ts'

/** Rows of an index in the order of a sort. */
export type Order = Uint32Array

/**
 * Sorts all units once; a filter then only picks from the result. By default free units come first, then kinds in their
 * order. Every other sort groups units by kind, kinds with free units first, so that a list does not begin with storage
 * rooms or sold units. Equal units keep the default order.
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

/** The sort key of each row; the lowest comes first. */
function keysOf({ free, price, area }: InstanceIndex, sort: Sort): Float64Array {
  if (sort === 'default') return Float64Array.from(free, (isFree) => (isFree === 1 ? 0 : 1))
  const direction = sort === 'cheaper' || sort === 'smaller' ? 1 : -1
  if (sort === 'larger' || sort === 'smaller') return area.map((value) => value * direction)
  // Units without a price come last in both directions, the free ones among them first.
  const last = (row: number) => (free[row] === 1 ? Number.MAX_VALUE : Number.POSITIVE_INFINITY)
  return price.map((value, row) => (Number.isNaN(value) ? last(row) : value * direction))
}

/** The rank of each layout type's kind: kinds with free units first, then in the order of `KINDS`. */
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
