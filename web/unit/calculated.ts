import type { Calculation } from '#contract/payment.ts'
import { type PaymentChoice, type Programme, paymentOf } from '#domain/payment/payment.ts'

/** The result of the calculator, as part of an order. */
export type Calculated = Calculation

/** The result of the calculator, or null if the visitor has not used it. */
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
