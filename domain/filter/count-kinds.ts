import { KINDS, type Kind, kindOf } from '#domain/kind/kind.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { evaluate } from './evaluate.ts'
import { EMPTY_FILTER, type Filter } from './filter.ts'
import type { InstanceIndex } from './instance-index.ts'

/** A kind that the project has: how many units are left of it, and what the cheapest free one costs. */
export interface KindCount {
  readonly kind: Kind
  readonly count: number
  readonly min_price: number | null
}

/**
 * What the switch of kinds says of each kind that the project has, also where nothing is left of it. Only "Only free" and
 * the building count: with the other criteria the figures would jump while one filters.
 */
export function countKinds(index: InstanceIndex, filter: Pick<Filter, 'only_free' | 'estates'>): readonly KindCount[] {
  const { only_free, estates } = filter
  const failures = evaluate(index, { ...EMPTY_FILTER, only_free, estates })
  const sums = new Map<Kind, { count: number; min_price: number | null }>()
  for (const [row, code] of index.type.entries()) {
    const kind = kindOf(LAYOUT_TYPES[code] ?? 'living')
    const sum = sums.get(kind) ?? { count: 0, min_price: null }
    sums.set(kind, sum)
    if (failures[row] !== 0) continue
    sum.count++
    const price = index.price[row] as number
    // NaN, a unit that shows no price, is never lower.
    if (price < (sum.min_price ?? Number.POSITIVE_INFINITY)) sum.min_price = price
  }
  return KINDS.flatMap((kind) => {
    const sum = sums.get(kind)
    return sum ? { kind, ...sum } : []
  })
}
