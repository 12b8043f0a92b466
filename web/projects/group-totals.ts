import type { TokenData } from '#contract/token.ts'
import { KINDS, type Kind } from '#domain/kind/kind.ts'
import type { KindTotal, KindTotals } from '#domain/kind/kind-totals.ts'
import type { Currency } from '#domain/price/currency.ts'

/** A project of a group, with the data of its card. */
export type Entry = TokenData['catalogs'][number]

/** The totals of all projects of a group. */
interface GroupTotals extends KindTotals {
  /** The lowest price of the leading kind. Null if there is none or the projects have different currencies. */
  readonly from: { readonly price: number; readonly currency: Currency } | null
}

/** Adds up the free units of a group. */
export function groupTotals(entries: readonly Entry[]): GroupTotals {
  const free_by_kind = KINDS.flatMap((kind) => totalOf(kind, entries) ?? [])
  const leading = free_by_kind[0]?.kind
  const priced = entries.flatMap(({ free_by_kind: totals, currency }) => {
    const price = totals.find(({ kind }) => kind === leading)?.min_price ?? null
    return price === null ? [] : [{ price, currency }]
  })
  const [cheapest] = priced.toSorted((a, b) => a.price - b.price)
  const isOneCurrency = new Set(priced.map(({ currency }) => currency)).size === 1
  return { free_by_kind, from: cheapest && isOneCurrency ? cheapest : null }
}

/** The total of one kind. Without a price, since projects may have different currencies. */
function totalOf(kind: Kind, entries: readonly Entry[]): KindTotal | null {
  const own = entries.flatMap(({ free_by_kind }) => free_by_kind.filter((total) => total.kind === kind))
  if (own.length === 0) return null
  const sumOf = (part: 'count' | 'all') => own.reduce((sum, total) => sum + total[part], 0)
  return { kind, count: sumOf('count'), all: sumOf('all'), min_price: null }
}
