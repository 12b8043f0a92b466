import type { PaymentChoice, Programme } from './payment.ts'

/** The range and the step of a slider of the calculator. */
interface PaymentBounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** A larger first payment leaves nothing to calculate. */
const MOST_FIRST_PERCENT = 90

/** Terms of five years and more are counted in years. */
const MONTHS_COUNTED_IN_YEARS = 60

const MONTHS_A_YEAR = 12

/** The range of the first payment, in percent of the price. */
export function firstBounds({ min_first }: Programme): PaymentBounds {
  const min = Math.min(min_first, 100)
  return { min, max: Math.max(min, MOST_FIRST_PERCENT), step: 1 }
}

/** The range of the term in months, in whole years if it is long. */
export function termBounds({ max_term }: Programme): PaymentBounds {
  if (max_term < MONTHS_COUNTED_IN_YEARS) return { min: 1, max: max_term, step: 1 }
  return { min: MONTHS_A_YEAR, max: max_term - (max_term % MONTHS_A_YEAR), step: MONTHS_A_YEAR }
}

/** The initial choice of the calculator: the smallest first payment and the longest term. */
export function firstChoice(programme: Programme): PaymentChoice {
  return {
    programmeId: programme.id,
    firstPercent: firstBounds(programme).min,
    term: termBounds(programme).max,
  }
}

/** A choice carried over to another programme, within its limits. */
export function withProgramme(choice: PaymentChoice, programme: Programme): PaymentChoice {
  return {
    programmeId: programme.id,
    firstPercent: clamp(choice.firstPercent, firstBounds(programme)),
    term: clamp(choice.term, termBounds(programme)),
  }
}

function clamp(value: number, { min, max, step }: PaymentBounds): number {
  const stepped = min + Math.round((value - min) / step) * step
  return Math.min(max, Math.max(min, stepped))
}
