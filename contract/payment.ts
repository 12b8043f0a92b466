import * as z from 'zod'
import { id } from './id.ts'
import { amount, percent } from './money.ts'
import { PROGRAMME_KINDS } from './order-form.ts'

/** A programme: yearly rate and least first payment in percent, longest term in months. */
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
/** A programme of a project. */
export type PaymentProgramme = z.infer<typeof paymentProgramme>

/** What the calculator of a unit card came to: programme, first payment, months, sum a month. */
export const calculation = z
  .strictObject({ programme: id, first: amount, term: z.int().min(1).max(1200), monthly: amount })
  .meta({ id: 'Calculation' })
/** What the calculator came to. */
export type Calculation = z.infer<typeof calculation>
