import type { Calculation } from '#contract/payment.ts'
import { type PaymentChoice, type Programme, paymentOf } from '#domain/payment/payment.ts'

/** What the calculator came to, as an order carries it. */
export type Calculated = Calculation

/** What an order carries of the calculator; null where the visitor has not touched it. */
export function calculatedFrom(
  price: number,
  programmes: readonly Programme[],
  choice: PaymentChoice | null,
): Calculated | null {
  const programme = programmes.find(({ id }) => id === choice?.programmeId)
  if (!choice || !programme) return null
  const { first, monthly } = paymentOf(price, programme, choice)
  return { programme: programme.id, first, term: choice.term, monthly }
}
