import * as z from 'zod'
import { answerOf } from './answer.ts'
import { id, idText } from './id.ts'
import { INTEGRATION_KINDS } from './integrations.ts'

/** The ways in which an order is delivered. */
export const DELIVERY_KINDS = ['mail_sales', 'mail_partner', ...INTEGRATION_KINDS] as const
/** A way in which an order is delivered. */
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** The states of a delivery. It is `failed` after three days of attempts. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const
/** The state of a delivery. */
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** One delivery of an order. */
export const delivery = z
  .object({
    id,
    kind: z.enum(DELIVERY_KINDS),
    integration_id: id.nullable(),
    state: z.enum(DELIVERY_STATES),
    attempts: z.int().min(0),
    last_error: z.string().nullable(),
    next_attempt_at: z.iso.datetime().nullable(),
    delivered_at: z.iso.datetime().nullable(),
    lead_id: z.string().nullable().meta({ description: 'The lead that the CRM created for the order.' }),
  })
  .meta({ id: 'Delivery' })
/** One delivery of an order. */
export type Delivery = z.infer<typeof delivery>

/** `POST manage/orders/{id}/deliveries/{delivery}/retry`. */
export const deliveryParams = z.object({ id: idText, delivery: idText })

/** `POST manage/orders/{id}/deliveries/{delivery}/retry`: the delivery, pending again. */
export const deliveryAnswer = answerOf(delivery)
