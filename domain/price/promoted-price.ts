import { divideMoney, lessPercent, toMinor } from './money.ts'

/** To what a project may round the prices after a promotion, in whole units of its currency. */
export const PRICE_ROUNDINGS = [1, 10, 100, 1000] as const
/** To what a project rounds the prices after a promotion. */
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

/** What a unit costs after its best promotion. */
export interface PromotedPrice {
  /** Null where the data has no positive price. */
  readonly price: number | null
  /** The price before the promotion, null without one. */
  readonly old_price: number | null
  /** Percent, 0 without a promotion. */
  readonly sale: number
}

/** Applies the highest sale among a unit's promotions, rounds as the project does and keeps the old price. */
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

/** Price divided by total area, rounded half up to minor units. */
export function pricePerArea(price: number | null, area: number): number | null {
  return price !== null && area > 0 ? divideMoney(price, area) : null
}

/** Rounded half up; a step too coarse for the price, which would undo the sale or leave nothing, gives way to a finer one. */
function reducedPrice(listPrice: number, sale: number, rounding: PriceRounding): number {
  for (let step = toMinor(rounding); step >= toMinor(1); step /= 10) {
    const price = lessPercent(listPrice, sale, step)
    if (price > 0 && price < listPrice) return price
  }
  return lessPercent(listPrice, sale)
}

// A sale of 100 percent or more would give the unit away: bad data, not a promotion.
function highestSale(promoactions: readonly { readonly sale: number }[]): number {
  let highest = 0
  for (const { sale } of promoactions) if (sale > highest && sale < 100) highest = sale
  return highest
}
