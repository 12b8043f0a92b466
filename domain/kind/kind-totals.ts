import type { LayoutType } from '#domain/layout/layout.ts'
import { type Kind, kindsOf } from './kind.ts'

/** How many units of one kind are free and what the cheapest costs. */
export interface KindTotal {
  readonly kind: Kind
  readonly count: number
  /** Null where no free unit of the kind has a price. */
  readonly min_price: number | null
}

/** Anything that knows its free units by kind: a storey, a building, a project in a group. */
export interface KindTotals {
  /** Only kinds with free units, in the order of `KINDS`. */
  readonly free_by_kind: readonly KindTotal[]
}

/**
 * What a person reads as "from": the free units of the first chosen kind that has any, and of all kinds where no type is
 * chosen. Never across kinds, since a storage room says nothing about the price of a home. Null where nothing is free.
 */
export function fromTotal(totals: KindTotals, types: readonly LayoutType[] = []): KindTotal | null {
  return chosenTotals(totals, types)[0] ?? null
}

/** The from-price that a person reads; null where nothing that is chosen is free, or its price is not told. */
export function fromPrice(totals: KindTotals, types: readonly LayoutType[] = []): number | null {
  return fromTotal(totals, types)?.min_price ?? null
}

/** What is free besides the kind that `fromTotal` names, for a line without a price. */
export function restTotals(totals: KindTotals, types: readonly LayoutType[] = []): readonly KindTotal[] {
  const first = fromTotal(totals, types)
  return totals.free_by_kind.filter(({ kind }) => kind !== first?.kind)
}

/** How many units of the chosen types' kinds are free; all of them where no type is chosen. */
export function freeCountOf(totals: KindTotals, types: readonly LayoutType[] = []): number {
  return chosenTotals(totals, types).reduce((sum, { count }) => sum + count, 0)
}

function chosenTotals({ free_by_kind }: KindTotals, types: readonly LayoutType[]): readonly KindTotal[] {
  if (types.length === 0) return free_by_kind
  const kinds = kindsOf(types)
  return free_by_kind.filter(({ kind }) => kinds.includes(kind))
}
