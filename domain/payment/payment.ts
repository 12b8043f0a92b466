import { lessPercent, toMajor, toMinor } from '#domain/price/money.ts'

/** A payment programme of a project: yearly rate and smallest first payment in percent, longest term in months. */
export interface Programme {
  readonly id: number
  readonly kind: 'credit' | 'instalment'
  readonly name: string
  readonly rate: number
  readonly min_first: number
  readonly max_term: number
}

/** The visitor's choice: the programme, the first payment in percent of the price, and the term of the rest in months. */
export interface PaymentChoice {
  readonly programmeId: number
  readonly firstPercent: number
  readonly term: number
}

/** The result of a choice, in major units. */
interface Payment {
  readonly first: number
  readonly monthly: number
  /** The sum of all payments, with the first one. The last month absorbs the rounding difference. */
  readonly total: number
}

const MONTHS_A_YEAR = 12

/** The payments for a price: an annuity for credit, equal parts for an instalment plan (docs/rules.md has examples). */
export function paymentOf(price: number, programme: Programme, { firstPercent, term }: PaymentChoice): Payment {
  const first = lessPercent(price, 100 - firstPercent)
  const rest = toMinor(price) - toMinor(first)
  const repaid =
    programme.kind === 'credit' ? annuities(rest, programme.rate, term) : withInterest(rest, programme.rate, term)
  return {
    first,
    monthly: toMajor(roundHalfUp(repaid / term)),
    total: toMajor(toMinor(first) + roundHalfUp(repaid)),
  }
}

/** The sum of the equal payments that repay a loan with interest on the balance, in unrounded minor units. */
function annuities(loan: number, yearlyRate: number, term: number): number {
  const rate = yearlyRate / 100 / MONTHS_A_YEAR
  return rate === 0 ? loan : (term * loan * rate) / (1 - (1 + rate) ** -term)
}

/** An instalment plan has simple interest: on the whole sum for the whole term. */
function withInterest(sum: number, yearlyRate: number, term: number): number {
  return sum * (1 + ((yearlyRate / 100) * term) / MONTHS_A_YEAR)
}

function roundHalfUp(minor: number): number {
  return Math.floor(minor + 0.5)
}
