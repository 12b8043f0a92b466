// Every currency of the specification has hundredths.
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

/** The amount less a percentage, rounded half up to minor units; exact for any safe integer of minor units. */
export function lessPercent(amount: number, percent: number): number {
  const kept = HUNDREDTHS_OF_PERCENT - toMinor(percent)
  const minor = toMinor(amount)
  const whole = Math.floor(minor / HUNDREDTHS_OF_PERCENT) * kept
  const rest = (minor % HUNDREDTHS_OF_PERCENT) * kept
  return toMajor(whole + Math.floor((rest + HUNDREDTHS_OF_PERCENT / 2) / HUNDREDTHS_OF_PERCENT))
}
