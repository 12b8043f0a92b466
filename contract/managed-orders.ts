import * as z from 'zod'
import { AREA_UNITS } from '#domain/area/area-unit.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
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

/** What robots sent is listed apart. */
export const ROBOT_FILTERS = ['without', 'only'] as const

/** `GET manage/orders`: the newest first, `before` the id at which the last page ended; `state` of any delivery. */
export const ordersQuery = z.object({
  before: idText.optional(),
  limit: z.preprocess(readWhole, z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
  catalogue_id: idText.optional(),
  state: z.enum(DELIVERY_STATES).optional(),
  robots: z.enum(ROBOT_FILTERS).optional(),
})

const partnerMark = z.object({ id, name: z.string(), company: z.string().nullable() }).meta({ id: 'PartnerMark' })

const orderStatus = z
  .object({ type: z.literal(Object.values(STATUS_TYPES)), name: z.string() })
  .meta({ id: 'OrderStatus' })

/** A unit as it was when the order came. */
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
    is_gone: z.boolean().meta({ description: 'The project does not have the unit any more.' }),
  })
  .meta({ id: 'OrderedUnit' })

/** The consent that came with an order. */
const orderConsent = z
  .object({
    id: z.string().meta({ description: 'Which text it is: the form and its language.' }),
    version: z.string().meta({ description: 'The hash of what stands in it.' }),
    lang: languageCode,
    texts: z.array(z.string()),
    policy_url: z.string().nullable(),
    given_at: z.iso.datetime(),
    host: z.string(),
    embed_host: z.string().nullable(),
    claimed: z.object({ id: z.string(), version: z.string() }).nullable().meta({
      description: 'The text that the page named, where it is unknown here; `texts` is then the current one.',
    }),
  })
  .meta({ id: 'OrderConsent' })
/** The consent that came with an order. */
export type OrderConsent = z.infer<typeof orderConsent>

/** An order as it was sent, whose it is, and how far its deliveries are. */
export const managedOrder = z
  .object({
    id,
    created_at: z.iso.datetime(),
    kind: z.enum(ORDER_KINDS),
    catalogue_id: id,
    instance: orderedUnit.nullable(),
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
    is_robot: z.boolean(),
    erased_at: z.iso.datetime().nullable().meta({ description: 'When its personal values were erased.' }),
    consent: orderConsent.nullable().meta({ description: 'Null for an order of an older release.' }),
    deliveries: z.array(delivery),
  })
  .meta({ id: 'ManagedOrder' })
/** An order as the management API shows it. */
export type ManagedOrder = z.infer<typeof managedOrder>

/** `GET manage/orders`: `next` is the `before` of the next page, null on the last one; `robots` how many robots sent. */
export const ordersAnswer = z.object({ data: z.array(managedOrder), next: id.nullable(), robots: z.int().min(0) })
/** What `GET manage/orders` answers. */
export type OrdersAnswer = z.infer<typeof ordersAnswer>

/** `POST manage/orders/{id}/not-robot`: the order, now delivered like any other. */
export const orderShownAnswer = answerOf(managedOrder)
