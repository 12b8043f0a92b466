import type { PaymentChoice, Programme } from './payment.ts'

/** Between which values a slider of the calculator moves, and how far at a time. */
export interface PaymentBounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** More at once leaves nothing to calculate. */
const MOST_FIRST_PERCENT = 90

/** From five years on people count in years. */
const MONTHS_COUNTED_IN_YEARS = 60

const MONTHS_A_YEAR = 12

/** How much of the price may be paid at once, in percent. */
export function firstBounds({ min_first }: Programme): PaymentBounds {
  const min = Math.min(min_first, 100)
  return { min, max: Math.max(min, MOST_FIRST_PERCENT), step: 1 }
}

/** How many months a programme may last, in whole years where it is long. */
export function termBounds({ max_term }: Programme): PaymentBounds {
  if (max_term < MONTHS_COUNTED_IN_YEARS) return { min: 1, max: max_term, step: 1 }
  return { min: MONTHS_A_YEAR, max: max_term - (max_term % MONTHS_A_YEAR), step: MONTHS_A_YEAR }
}

/** What the calculator shows before it is touched: as little at once and as long as the programme allows. */
export function firstChoice(programme: Programme): PaymentChoice {
  return {
    programmeId: programme.id,
    firstPercent: firstBounds(programme).min,
    term: termBounds(programme).max,
  }
}

/** A choice carried over to another programme, as far as that one allows it. */
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
