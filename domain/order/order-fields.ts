import type { Programme } from '#domain/payment/payment.ts'

/** How a buyer may want to pay. */
export type OrderPayment = 'full' | Programme['kind']

/** What a visitor fills in. */
export interface OrderFields {
  readonly name: string
  /** The number as typed, after the country code. */
  readonly phone: string
  /** The country of the number (ISO 3166). */
  readonly country: string
  readonly email: string
  readonly comment: string
  /** Null until the visitor chooses: a default would report a choice that nobody made. */
  readonly payment: OrderPayment | null
  readonly consent: boolean
  /** The second checkbox, in languages whose law requires two. */
  readonly consent_second: boolean
}

/** An empty form. */
export function emptyFields(country: string, payment: OrderPayment | null = null): OrderFields {
  return { name: '', phone: '', country, email: '', comment: '', payment, consent: false, consent_second: false }
}

/** The ways to pay that a project offers; empty if it has no payment programme. */
export function paymentsOf(programmes: readonly Pick<Programme, 'kind'>[]): readonly OrderPayment[] {
  const kinds = (['credit', 'instalment'] as const).filter((kind) => programmes.some((one) => one.kind === kind))
  return kinds.length > 0 ? ['full', ...kinds] : []
}
