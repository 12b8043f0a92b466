import * as z from 'zod'
import { id } from './id.ts'
import { amount, percent } from './money.ts'
import { PROGRAMME_KINDS } from './order-form.ts'

/** A payment programme: yearly rate and smallest first payment in percent, longest term in months. */
export const paymentProgramme = z
  .object({
    id,
    kind: z.enum(PROGRAMME_KINDS),
    name: z.string(),
    rate: percent,
    min_first: percent,
    max_term: z.int().min(1),
  })
  .meta({ id: 'PaymentProgramme' })

/** A result of the payment calculator: programme, first payment, term in months, monthly payment. */
export const calculation = z
  .strictObject({ programme: id, first: amount, term: z.int().min(1).max(1200), monthly: amount })
  .meta({ id: 'Calculation' })
/** A result of the payment calculator. */
export type Calculation = z.infer<typeof calculation>
