import { toMajor, toMinor } from '#domain/price/money.ts'

/** How much dearer a unit is with each storey: a share of the lowest price, or a sum. */
export interface PriceStep {
  readonly kind: 'percent' | 'sum'
  readonly value: number
}

/** The price so many storeys higher, in whole units of the currency if the first price is whole. Never below zero. */
export function steppedPrice(price: number, { kind, value }: PriceStep, storeys: number): number {
  const more = kind === 'percent' ? (price * value * storeys) / 100 : value * storeys
  const next = Math.max(0, price + more)
  return Number.isInteger(price) && (kind === 'percent' || Number.isInteger(value))
    ? Math.round(next)
    : toMajor(toMinor(next))
}
