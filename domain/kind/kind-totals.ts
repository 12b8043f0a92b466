import type { LayoutType } from '#domain/layout/layout.ts'
import { type Kind, kindsOf } from './kind.ts'

/** How many units of one kind are free and what the cheapest costs. */
export interface KindTotal {
  readonly kind: Kind
  /** The free ones. */
  readonly count: number
  /** The free ones and those that are taken. */
  readonly all: number
  /** Null if no free unit of the kind has a price. */
  readonly min_price: number | null
}

/** Free units by kind, of a storey, a building, or a project in a group. */
export interface KindTotals {
  /** Only kinds with free units, in the order of `KINDS`. */
  readonly free_by_kind: readonly KindTotal[]
}

/**
 * The total behind a "from" price: the free units of the first chosen kind that has any. Without a choice, of the first
 * kind of all. Never across kinds: the price of a storage room says nothing about a home. Null if nothing is free. See
 * "Counts, from-prices and kinds" in docs/rules.md.
 */
export function fromTotal(totals: KindTotals, types: readonly LayoutType[] = []): KindTotal | null {
  return chosenTotals(totals, types)[0] ?? null
}

/** The "from" price; null if no unit of the chosen types is free, or none has a price. */
export function fromPrice(totals: KindTotals, types: readonly LayoutType[] = []): number | null {
  return fromTotal(totals, types)?.min_price ?? null
}

/** Free units of the kinds other than that of `fromTotal`. Shown without a price. */
export function restTotals(totals: KindTotals, types: readonly LayoutType[] = []): readonly KindTotal[] {
  const first = fromTotal(totals, types)
  return totals.free_by_kind.filter(({ kind }) => kind !== first?.kind)
}

/** How many units of the chosen types' kinds are free; of all kinds if no type is chosen. */
export function freeCountOf(totals: KindTotals, types: readonly LayoutType[] = []): number {
  return chosenTotals(totals, types).reduce((sum, { count }) => sum + count, 0)
}

function chosenTotals({ free_by_kind }: KindTotals, types: readonly LayoutType[]): readonly KindTotal[] {
  if (types.length === 0) return free_by_kind
  const kinds = kindsOf(types)
  return free_by_kind.filter(({ kind }) => kinds.includes(kind))
}
