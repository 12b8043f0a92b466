import type { Programme } from '#domain/payment/payment.ts'

/** How a buyer may want to pay. */
export type OrderPayment = 'full' | Programme['kind']

/** What a visitor fills in. */
export interface OrderFields {
  readonly name: string
  /** The number as it stands in its field, after the code of the country. */
  readonly phone: string
  /** The country of the number (ISO 3166). */
  readonly country: string
  readonly email: string
  readonly comment: string
  /** Null until he says: nobody is told that he pays at once because he did not look. */
  readonly payment: OrderPayment | null
  readonly consent: boolean
  /** The second box of languages whose law asks for two (design 8). */
  readonly consent_second: boolean
}

/** A form that nobody has touched. */
export function emptyFields(country: string, payment: OrderPayment | null = null): OrderFields {
  return { name: '', phone: '', country, email: '', comment: '', payment, consent: false, consent_second: false }
}

/** The ways to pay that a project offers; none to choose from where it has no programme. */
export function paymentsOf(programmes: readonly Pick<Programme, 'kind'>[]): readonly OrderPayment[] {
  const kinds = (['credit', 'instalment'] as const).filter((kind) => programmes.some((one) => one.kind === kind))
  return kinds.length > 0 ? ['full', ...kinds] : []
}
