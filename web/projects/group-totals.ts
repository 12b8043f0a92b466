import type { TokenData } from '#contract/token.ts'
import type { Currency } from '#domain/price/currency.ts'

/** A project of a group, with what its card shows. */
export type Entry = TokenData['catalogs'][number]

/** What the projects of a group offer together. */
export interface GroupTotals {
  readonly free: number
  /** The lowest price; null where projects with different currencies cannot be compared. */
  readonly from: { readonly price: number; readonly currency: Currency } | null
}

/** Adds up what is free in a group. */
export function groupTotals(entries: readonly Entry[]): GroupTotals {
  const free = entries.reduce((sum, { free_count }) => sum + free_count, 0)
  const priced = entries.flatMap(({ min_price, currency }) =>
    min_price === null ? [] : [{ price: min_price, currency }],
  )
  const [cheapest] = priced.toSorted((a, b) => a.price - b.price)
  const isOneCurrency = new Set(priced.map(({ currency }) => currency)).size === 1
  return { free, from: cheapest && isOneCurrency ? cheapest : null }
}
