import { divideMoney, lessPercent } from './money.ts'

/** What a unit costs after its best promotion. */
export interface PromotedPrice {
  /** Null where the data has no positive price. */
  readonly price: number | null
  /** The price before the promotion, null without one (spec 9). */
  readonly old_price: number | null
  /** Percent, 0 without a promotion. */
  readonly sale: number
}

/** Applies the highest sale among a unit's promotions and keeps the old price (spec 9, design 4). */
export function promotedPrice(
  listPrice: number | null,
  promoactions: readonly { readonly sale: number }[],
): PromotedPrice {
  if (listPrice === null || !(listPrice > 0)) return { price: null, old_price: null, sale: 0 }
  const sale = highestSale(promoactions)
  if (sale === 0) return { price: listPrice, old_price: null, sale: 0 }
  return { price: lessPercent(listPrice, sale), old_price: listPrice, sale }
}

/** Price divided by total area (spec 3), rounded half up to minor units. */
export function pricePerArea(price: number | null, area: number): number | null {
  return price !== null && area > 0 ? divideMoney(price, area) : null
}

// A sale of 100 percent or more would give the unit away: bad data, not a promotion.
function highestSale(promoactions: readonly { readonly sale: number }[]): number {
  let highest = 0
  for (const { sale } of promoactions) if (sale > highest && sale < 100) highest = sale
  return highest
}
