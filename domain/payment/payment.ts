import { lessPercent, toMajor, toMinor } from '#domain/price/money.ts'

/** A way of paying over time that a project offers: yearly rate and least first payment in percent, longest term in months. */
export interface Programme {
  readonly id: number
  readonly kind: 'credit' | 'instalment'
  readonly name: string
  readonly rate: number
  readonly min_first: number
  readonly max_term: number
}

/** What a visitor sets: the programme, the share of the price he pays at once, in percent, and the months of the rest. */
export interface PaymentChoice {
  readonly programmeId: number
  readonly firstPercent: number
  readonly term: number
}

/** What a choice comes to, in major units. */
export interface Payment {
  readonly first: number
  readonly monthly: number
  /** Everything that is paid, the first payment included; the last month evens out what rounding has left. */
  readonly total: number
}

const MONTHS_A_YEAR = 12

/** What a price comes to over a term: an annuity for credit, equal parts for an instalment plan. */
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

/** All the equal payments, in unrounded minor units, that repay a loan with interest on what is still owed. */
function annuities(loan: number, yearlyRate: number, term: number): number {
  const rate = yearlyRate / 100 / MONTHS_A_YEAR
  return rate === 0 ? loan : (term * loan * rate) / (1 - (1 + rate) ** -term)
}

/** An instalment plan bears simple interest: on the whole sum for the whole term. */
function withInterest(sum: number, yearlyRate: number, term: number): number {
  return sum * (1 + ((yearlyRate / 100) * term) / MONTHS_A_YEAR)
}

function roundHalfUp(minor: number): number {
  return Math.floor(minor + 0.5)
}
