import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { DeliveryKind, DeliveryState } from '#contract/deliveries.ts'
import type { Integration, IntegrationKind } from '#contract/integrations.ts'
import type { OrderKind, Payment } from '#contract/order-form.ts'
import type { Calculation } from '#contract/payment.ts'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import type { StatusType } from '#domain/status/status.ts'
import type { Tracking, Utm } from '#domain/visitor/source.ts'
import { accounts } from './account.ts'
import { instances } from './building.ts'
import { catalogues, partners } from './catalogue.ts'
import { identity, language, moment, partOf, pointsTo } from './columns.ts'

/** A status as it was, with its name in all languages: the developer may rename or remove it later. */
export interface StatusOfOrder {
  readonly type: StatusType
  readonly name: LocalisedText
}

/** What visitors asked for, as they sent it; kept when the unit or partner is gone. */
export const orders = pgTable(
  'orders',
  {
    id: identity(),
    // No order is ever lost with its catalogue.
    catalogue_id: pointsTo('catalogue_id', () => catalogues.id).notNull(),
    idempotency_key: text('idempotency_key').notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
    kind: text('kind').$type<OrderKind>().notNull(),
    instance_id: integer('instance_id').references(() => instances.id, { onDelete: 'set null' }),
    partner_id: integer('partner_id').references(() => partners.id, { onDelete: 'set null' }),
    /** The partner of an earlier order with the same phone. */
    earlier_partner_id: integer('earlier_partner_id').references(() => partners.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    /** As E.164, to find the same person again. */
    phone_normalised: text('phone_normalised').notNull(),
    email: text('email'),
    comment: text('comment'),
    payment: text('payment').$type<Payment>(),
    calculation: jsonb('calculation').$type<Calculation>(),
    /** Status and price of the unit when it was asked for; null for an order about none, and for one of an older release. */
    unit_status: jsonb('unit_status').$type<StatusOfOrder>(),
    unit_price: bigint('unit_price', { mode: 'number' }),
    /** What the visitor's page showed. */
    seen_status: jsonb('seen_status').$type<StatusOfOrder>(),
    seen_price: bigint('seen_price', { mode: 'number' }),
    page: text('page').notNull(),
    lang: language('lang').notNull(),
    utm: jsonb('utm').$type<Utm>().notNull(),
    tracking: jsonb('tracking').$type<Tracking>().notNull(),
    is_robot: boolean('is_robot').notNull(),
    /** The site where it was left, such as `https://homes.example`. */
    origin: text('origin').notNull(),
  },
  (table) => [
    unique('order_key').on(table.catalogue_id, table.idempotency_key),
    index('orders_by_phone').on(table.phone_normalised),
  ],
)

/** Where orders and links are pushed to; the secret is encrypted. */
export const integrations = pgTable('integrations', {
  id: identity(),
  account_id: partOf('account_id', () => accounts.id).notNull(),
  catalogue_id: partOf('catalogue_id', () => catalogues.id).notNull(),
  kind: text('kind').$type<IntegrationKind>().notNull(),
  name: text('name').notNull(),
  enabled: boolean('enabled').notNull(),
  url: text('url').notNull(),
  settings: jsonb('settings').$type<Integration['settings']>().notNull(),
  secret: text('secret').notNull(),
})

/** One way of one order. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: identity(),
    order_id: partOf('order_id', () => orders.id).notNull(),
    kind: text('kind').$type<DeliveryKind>().notNull(),
    integration_id: partOf('integration_id', () => integrations.id),
    /** The same for every attempt, and nobody else's: how the receiver recognises it. */
    key: text('key').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    attempts: integer('attempts').notNull(),
    last_error: text('last_error'),
    next_attempt_at: moment('next_attempt_at'),
    delivered_at: moment('delivered_at'),
  },
  (table) => [
    index('deliveries_of_order').on(table.order_id),
    index('pending_deliveries').on(table.id).where(sql`state = 'pending'`),
  ],
)

/** Units linked to the lead of a CRM. */
export const leadLinks = pgTable(
  'lead_links',
  {
    integration_id: partOf('integration_id', () => integrations.id).notNull(),
    lead_id: text('lead_id').notNull(),
    instance_id: partOf('instance_id', () => instances.id).notNull(),
    linked_by: text('linked_by'),
    linked_at: moment('linked_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.integration_id, table.lead_id, table.instance_id] })],
)
