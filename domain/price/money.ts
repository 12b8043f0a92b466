// Amounts are in hundredths in every currency. Yen need none, and a home is not priced in thousandths of a dinar.
const MINOR_DIGITS = 2

/** An amount in minor units. Shifts the decimal point as text, because 1.005 * 100 is 100.49999… */
export function toMinor(amount: number): number {
  if (Number.isInteger(amount)) return amount * 10 ** MINOR_DIGITS
  return Math.round(Number(`${amount}e${MINOR_DIGITS}`))
}

/** An amount in major units, from minor units. */
export function toMajor(minor: number): number {
  return minor / 10 ** MINOR_DIGITS
}

/** Divides and rounds half up to minor units. Both arguments must be positive. */
export function divideMoney(amount: number, divisor: number): number {
  return toMajor(Math.floor(toMinor(amount) / divisor + 0.5))
}

// A sale may be 7.5 or 12.25 percent.
const HUNDREDTHS_OF_PERCENT = 10_000

/**
 * Subtracts a percentage and rounds half up to a multiple of `stepMinor` minor units. Exact for every safe integer of minor
 * units and steps up to a million.
 */
export function lessPercent(amount: number, percent: number, stepMinor = 1): number {
  const kept = HUNDREDTHS_OF_PERCENT - toMinor(percent)
  const minor = toMinor(amount)
  const divisor = HUNDREDTHS_OF_PERCENT * stepMinor
  const whole = Math.floor(minor / divisor) * kept
  const rest = (minor % divisor) * kept
  return toMajor((whole + Math.floor((rest + divisor / 2) / divisor)) * stepMinor)
}
