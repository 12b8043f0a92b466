import { divideMoney } from './money.ts'

/** Price divided by total area, rounded half up to minor units. */
export function pricePerArea(price: number | null, area: number): number | null {
  return price !== null && area > 0 ? divideMoney(price, area) : null
}
