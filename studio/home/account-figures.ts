import type { ProjectFigures } from '#contract/project-figures.ts'
import type { Currency } from '#domain/price/currency.ts'

/** An amount in a currency. */
export interface Money {
  readonly amount: number
  readonly currency: Currency
}

/** The figures of all projects together. */
interface AccountFigures {
  readonly units: number
  readonly available: number
  readonly held: number
  readonly withoutPrice: number
  /** The value of available units, one amount a currency, the largest number of units first. */
  readonly stock: readonly Money[]
  /** Only if all projects have the same currency. */
  readonly lowest: Money | null
}

/** Adds up the figures of projects. Amounts of different currencies stay apart. */
export function sumFigures(all: readonly ProjectFigures[]): AccountFigures {
  const stock = new Map<Currency, { amount: number; units: number }>()
  for (const { currency, stock_value, available } of all) {
    const known = stock.get(currency) ?? { amount: 0, units: 0 }
    stock.set(currency, { amount: known.amount + stock_value, units: known.units + available })
  }
  const sum = (pick: (figures: ProjectFigures) => number) => all.reduce((total, figures) => total + pick(figures), 0)
  const prices = all.flatMap(({ lowest_price }) => lowest_price ?? [])
  const [currency] = stock.keys()
  return {
    units: sum(({ units }) => units),
    available: sum(({ available }) => available),
    held: sum(({ held }) => held),
    withoutPrice: sum(({ without_price }) => without_price),
    stock: [...stock]
      .toSorted(([, a], [, b]) => b.units - a.units)
      .map(([code, { amount }]) => ({ amount: Math.round(amount * 100) / 100, currency: code })),
    lowest: stock.size === 1 && currency && prices.length > 0 ? { amount: Math.min(...prices), currency } : null,
  }
}
