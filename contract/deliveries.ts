import * as z from 'zod'
import { answerOf } from './answer.ts'
import { id, idText } from './id.ts'
import { INTEGRATION_KINDS } from './integrations.ts'

/** Ways in which an order travels (design 7). */
export const DELIVERY_KINDS = ['mail_sales', 'mail_partner', ...INTEGRATION_KINDS] as const
/** A way in which an order travels. */
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** How far a delivery is: `failed` after three days of trying. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const
/** How far a delivery is. */
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** One way of one order. */
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
    lead_id: z.string().nullable().meta({ description: 'The lead that the order became in the CRM.' }),
  })
  .meta({ id: 'Delivery' })
/** One way of one order. */
export type Delivery = z.infer<typeof delivery>

/** `POST manage/orders/{id}/deliveries/{delivery}/retry`. */
export const deliveryParams = z.object({ id: idText, delivery: idText })

/** `POST manage/orders/{id}/deliveries/{delivery}/retry`: pending again. */
export const deliveryAnswer = answerOf(delivery)
