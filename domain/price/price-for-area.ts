import { type PriceRule, roundTo } from './change-prices.ts'

/** A price that was computed from the price for one unit of area. Amounts are in major units. */
export interface PriceForArea {
  readonly perArea: number
  readonly area: number
  /** The product, with two decimals. */
  readonly exact: number
  /** The product, rounded to a price as people write it. */
  readonly price: number
}

const STEPS: readonly PriceRule['round']['to'][] = [100, 10, 1]

/** A price is at least this many steps: a step of 100 fits 479,500, but not a parking space for 9,000. */
const LEAST_STEPS = 1000

/**
 * The price of a unit whose price for one unit of area is given. It is rounded to the nearest 100, as changes of many prices
 * are, and more finely if 100 is more than a thousandth of it.
 */
export function priceForArea(perArea: number, area: number): PriceForArea {
  const product = perArea * area
  const to = STEPS.find((step) => step * LEAST_STEPS <= product) ?? 1
  return {
    perArea,
    area,
    exact: Math.round(product * 100) / 100,
    price: roundTo(product, { to, how: 'nearest' }),
  }
}
