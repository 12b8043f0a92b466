import * as z from 'zod'
import { AREA_UNITS } from '#domain/area/area-unit.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import { ORDER_STATES } from '#domain/order/order-state.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { answerOf } from './answer.ts'
import { DELIVERY_STATES, delivery } from './deliveries.ts'
import { id, idText, readWhole } from './id.ts'
import { languageCode } from './language.ts'
import { currency, price } from './money.ts'
import { ORDER_KINDS, PAYMENTS } from './order-form.ts'
import { tracking, utm } from './orders.ts'
import { calculation } from './payment.ts'

const MAX_PAGE_SIZE = 200

/** Whether orders of robots are listed: not at all (the default), or alone. */
const ROBOT_FILTERS = ['without', 'only'] as const

const orderState = z.enum(ORDER_STATES).meta({ id: 'OrderState' })

/**
 * `GET manage/orders`: the newest first. `before` is the last id of the previous page. `state` is that of any delivery,
 * `order_state` that of the order.
 */
export const ordersQuery = z.object({
  before: idText.optional(),
  limit: z.preprocess(readWhole, z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
  catalogue_id: idText.optional(),
  state: z.enum(DELIVERY_STATES).optional(),
  order_state: orderState.optional(),
  assignee: z
    .union([z.literal('none'), idText])
    .optional()
    .meta({ description: 'The id of a person, or `none` for orders without one.' }),
  robots: z.enum(ROBOT_FILTERS).optional(),
})

const partnerMark = z.object({ id, name: z.string(), company: z.string().nullable() }).meta({ id: 'PartnerMark' })

const orderStatus = z
  .object({ type: z.literal(Object.values(STATUS_TYPES)), name: z.string() })
  .meta({ id: 'OrderStatus' })

/** A unit as it was when the order arrived. */
const orderedUnit = z
  .object({
    id,
    external_id: z.string(),
    project_id: id,
    number: z.string(),
    kind: z.enum(LAYOUT_TYPES),
    estate: z.string(),
    section: z.object({ number: z.int(), name: z.string().nullable() }),
    storey: z.int(),
    area: z.number(),
    area_unit: z.enum(AREA_UNITS),
    currency,
    is_gone: z.boolean().meta({ description: 'The project no longer has the unit.' }),
  })
  .meta({ id: 'OrderedUnit' })

/** The consent that was given with an order. */
const orderConsent = z
  .object({
    id: z.string().meta({ description: 'Identifies the text: the form and its language.' }),
    version: z.string().meta({ description: 'The hash of its content.' }),
    lang: languageCode,
    texts: z.array(z.string()),
    policy_url: z.string().nullable(),
    given_at: z.iso.datetime(),
    host: z.string(),
    embed_host: z.string().nullable(),
    claimed: z.object({ id: z.string(), version: z.string() }).nullable().meta({
      description: 'The text that the page named, if it is unknown here. `texts` is then the current one.',
    }),
  })
  .meta({ id: 'OrderConsent' })
/** The consent that was given with an order. */
export type OrderConsent = z.infer<typeof orderConsent>

/** An order as it was sent, its partner, and the state of its deliveries. */
export const managedOrder = z
  .object({
    id,
    created_at: z.iso.datetime(),
    kind: z.enum(ORDER_KINDS),
    catalogue_id: id,
    instance: orderedUnit.nullable(),
    /** Status and price of the unit when the order arrived; null for an order without a unit. */
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
    /** The partner who brought the same phone number earlier (lead protection). */
    earlier_partner: partnerMark.nullable(),
    /** The partner who owns the client: the one who brought the client first, else the one whose link was used. */
    claimed_by: partnerMark.nullable(),
    is_robot: z.boolean(),
    state: orderState,
    assignee: id.nullable().meta({ description: 'The id of the person who works on it.' }),
    erased_at: z.iso.datetime().nullable().meta({ description: 'When its personal data was erased.' }),
    consent: orderConsent.nullable().meta({ description: 'Null for an order from an older release.' }),
    deliveries: z.array(delivery),
  })
  .meta({ id: 'ManagedOrder' })
/** An order in the management API. */
export type ManagedOrder = z.infer<typeof managedOrder>

/** `PATCH manage/orders/{id}`: how far staff are with an order, and who works on it. */
export const orderPatch = z
  .strictObject({ state: orderState, assignee: id.nullable() })
  .partial()
  .meta({ id: 'OrderPatch' })
/** The body of `PATCH manage/orders/{id}`. */
export type OrderPatch = z.infer<typeof orderPatch>

/** `GET manage/orders`: `next` is the `before` of the next page; null on the last page. `robots` counts orders of robots. */
export const ordersAnswer = z.object({ data: z.array(managedOrder), next: id.nullable(), robots: z.int().min(0) })
/** The response of `GET manage/orders`. */
export type OrdersAnswer = z.infer<typeof ordersAnswer>

/** `POST manage/orders/{id}/not-robot` and `PATCH manage/orders/{id}`: the order. */
export const orderShownAnswer = answerOf(managedOrder)
