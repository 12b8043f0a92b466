import { KINDS, type Kind, kindOf } from '#domain/kind/kind.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { EMPTY_FILTER, type Filter } from './filter.ts'
import type { InstanceIndex } from './instance-index.ts'
import { evaluate } from './match-units.ts'

/** A kind of the project: how many units match, and the lowest price of the free ones. */
export interface KindCount {
  readonly kind: Kind
  readonly count: number
  readonly min_price: number | null
}

/**
 * The figures of the kind switch, for every kind of the project, even if its count is 0. Only "Only free" and the building
 * apply: with the other criteria the figures would jump while the visitor filters.
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
    // NaN means no price, and is never lower.
    if (price < (sum.min_price ?? Number.POSITIVE_INFINITY)) sum.min_price = price
  }
  return KINDS.flatMap((kind) => {
    const sum = sums.get(kind)
    return sum ? { kind, ...sum } : []
  })
}
