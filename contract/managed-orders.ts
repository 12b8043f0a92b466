import * as z from 'zod'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { DELIVERY_STATES, delivery } from './deliveries.ts'
import { id, idText, readWhole } from './id.ts'
import { languageCode } from './language.ts'
import { price } from './money.ts'
import { ORDER_KINDS, PAYMENTS } from './order-form.ts'
import { tracking, utm } from './orders.ts'
import { calculation } from './payment.ts'

const MAX_PAGE_SIZE = 200

/** `GET manage/orders`: the newest first, `before` the id at which the last page ended; `state` of any delivery. */
export const ordersQuery = z.object({
  before: idText.optional(),
  limit: z.preprocess(readWhole, z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
  catalogue_id: idText.optional(),
  state: z.enum(DELIVERY_STATES).optional(),
})

const partnerMark = z.object({ id, name: z.string(), company: z.string().nullable() }).meta({ id: 'PartnerMark' })

const orderStatus = z
  .object({ type: z.literal(Object.values(STATUS_TYPES)), name: z.string() })
  .meta({ id: 'OrderStatus' })

/** An order as it was sent, whose it is, and how far its deliveries are. */
export const managedOrder = z
  .object({
    id,
    created_at: z.iso.datetime(),
    kind: z.enum(ORDER_KINDS),
    catalogue_id: id,
    instance: z.object({ id, number: z.string(), project_id: id, estate: z.string() }).nullable(),
    /** Status and price of the unit when the order came; null for an order about none. */
    unit_status: orderStatus.nullable(),
    unit_price: price,
    /** What the visitor's page showed. */
    seen_status: orderStatus.nullable(),
    seen_price: price,
    name: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    comment: z.string().nullable(),
    payment: z.enum(PAYMENTS).nullable(),
    calculation: calculation.nullable(),
    page: z.string(),
    lang: languageCode,
    utm,
    tracking,
    partner: partnerMark.nullable(),
    /** Who brought the same phone number before (lead protection). */
    earlier_partner: partnerMark.nullable(),
    /** Whose client it is: the partner who brought him first, else the one whose link he used. */
    claimed_by: partnerMark.nullable(),
    deliveries: z.array(delivery),
  })
  .meta({ id: 'ManagedOrder' })
/** An order as the management API shows it. */
export type ManagedOrder = z.infer<typeof managedOrder>

/** `GET manage/orders`: `next` is the `before` of the next page, null on the last one. */
export const ordersAnswer = z.object({ data: z.array(managedOrder), next: id.nullable() })
/** What `GET manage/orders` answers. */
export type OrdersAnswer = z.infer<typeof ordersAnswer>
