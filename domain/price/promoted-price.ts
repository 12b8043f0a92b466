import { lessPercent, toMinor } from './money.ts'

/** The steps to which a project can round discounted prices, in whole units of its currency. */
export const PRICE_ROUNDINGS = [1, 10, 100, 1000] as const
/** The step to which a project rounds discounted prices. */
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

/** The price of a unit after its best promotion. */
interface PromotedPrice {
  /** Null if the data has no positive price. */
  readonly price: number | null
  /** The price before the promotion, null without one. */
  readonly old_price: number | null
  /** Percent, 0 without a promotion. */
  readonly sale: number
}

/** Applies the highest sale of a unit's promotions, rounds to the project's step, keeps the old price (docs/rules.md). */
export function promotedPrice(
  listPrice: number | null,
  promoactions: readonly { readonly sale: number }[],
  rounding: PriceRounding,
): PromotedPrice {
  if (listPrice === null || !(listPrice > 0)) return { price: null, old_price: null, sale: 0 }
  const sale = highestSale(promoactions)
  if (sale === 0) return { price: listPrice, old_price: null, sale: 0 }
  return { price: reducedPrice(listPrice, sale, rounding), old_price: listPrice, sale }
}

/** Rounds half up. Uses a finer step if the project's would cancel the discount or round the price to nothing. */
function reducedPrice(listPrice: number, sale: number, rounding: PriceRounding): number {
  for (let step = toMinor(rounding); step >= toMinor(1); step /= 10) {
    const price = lessPercent(listPrice, sale, step)
    if (price > 0 && price < listPrice) return price
  }
  return lessPercent(listPrice, sale)
}

// A sale of 100 percent or more is bad data, not a promotion.
function highestSale(promoactions: readonly { readonly sale: number }[]): number {
  let highest = 0
  for (const { sale } of promoactions) if (sale > highest && sale < 100) highest = sale
  return highest
}
