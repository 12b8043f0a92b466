import { toMajor, toMinor } from './money.ts'

// Enough for the rate of a weak currency in a strong one.
const RATE_DIGITS = 10

/** Converts an amount by a rate and rounds half up to some decimals, two at most. */
export function convertMoney(amount: number, rate: number, digits: number): number {
  const [whole = '0', fraction = ''] = rate.toFixed(RATE_DIGITS).split('.')
  const product = BigInt(toMinor(amount)) * BigInt(whole + fraction)
  // The product has the digits of the rate and two of the amount.
  const step = 10n ** BigInt(RATE_DIGITS + 2 - digits)
  const rounded = (product + step / 2n) / step
  return toMajor(Number(rounded * 10n ** BigInt(2 - digits)))
}
