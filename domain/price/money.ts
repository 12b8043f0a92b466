// Amounts are kept in hundredths in every currency: yen have none of them, and thousandths of a dinar price no home.
const MINOR_DIGITS = 2

/** An amount in minor units. The decimal text of a fraction is shifted, since 1.005 * 100 is 100.49999… */
export function toMinor(amount: number): number {
  if (Number.isInteger(amount)) return amount * 10 ** MINOR_DIGITS
  return Math.round(Number(`${amount}e${MINOR_DIGITS}`))
}

/** An amount in major units, from minor ones. */
export function toMajor(minor: number): number {
  return minor / 10 ** MINOR_DIGITS
}

/** Rounds half up to minor units; both arguments positive. */
export function divideMoney(amount: number, divisor: number): number {
  return toMajor(Math.floor(toMinor(amount) / divisor + 0.5))
}

// A sale may be 7.5 or 12.25 percent.
const HUNDREDTHS_OF_PERCENT = 10_000

/**
 * The amount less a percentage, rounded half up to a multiple of `stepMinor` minor units; exact for any safe integer of
 * minor units and steps up to a million.
 */
export function lessPercent(amount: number, percent: number, stepMinor = 1): number {
  const kept = HUNDREDTHS_OF_PERCENT - toMinor(percent)
  const minor = toMinor(amount)
  const divisor = HUNDREDTHS_OF_PERCENT * stepMinor
  const whole = Math.floor(minor / divisor) * kept
  const rest = (minor % divisor) * kept
  return toMajor((whole + Math.floor((rest + divisor / 2) / divisor)) * stepMinor)
}
