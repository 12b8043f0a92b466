import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { DeliveryKind, DeliveryState } from '#contract/deliveries.ts'
import type { Integration, IntegrationKind } from '#contract/integrations.ts'
import type { OrderKind, Payment } from '#contract/order-form.ts'
import type { Calculation } from '#contract/payment.ts'
import type { AreaUnit } from '#domain/area/area-unit.ts'
import type { LocalisedText } from '#domain/language/choose-language.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import type { PushError, PushState } from '#domain/lead/lead.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { Currency } from '#domain/price/currency.ts'
import type { StatusType } from '#domain/status/status.ts'
import type { Tracking, Utm } from '#domain/visitor/source.ts'
import { accounts } from './account.ts'
import { instances } from './building.ts'
import { catalogues, partners } from './catalogue.ts'
import { identity, language, moment, partOf, pointsTo } from './columns.ts'

/** A copy of a status, with its name in all languages: the developer may rename or remove it later. */
export interface StatusOfOrder {
  readonly type: StatusType
  readonly name: LocalisedText
}

/** A copy of the unit at the time of the order; status and price have columns of their own. */
export interface UnitOfOrder {
  readonly id: number
  readonly external_id: string
  readonly project_id: number
  readonly number: string
  readonly kind: LayoutType
  readonly estate: LocalisedText
  readonly section: { readonly number: number; readonly name: LocalisedText | null }
  /** How many sections its building had; missing in orders of older releases. */
  readonly section_count?: number
  readonly storey: number
  readonly area: number
  readonly area_unit: AreaUnit
  readonly currency: Currency
}

/** Orders as visitors sent them; kept when the unit or partner is deleted. */
export const orders = pgTable(
  'orders',
  {
    id: identity(),
    // No cascade: a catalogue with orders can't be deleted.
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
    /** In E.164, to recognise the same person. */
    phone_normalised: text('phone_normalised').notNull(),
    email: text('email'),
    comment: text('comment'),
    payment: text('payment').$type<Payment>(),
    calculation: jsonb('calculation').$type<Calculation>(),
    /** A copy of the unit; null for an order without a unit. */
    unit: jsonb('unit').$type<UnitOfOrder>(),
    /** Status and price of the unit at the time of the order; null without a unit and in orders of older releases. */
    unit_status: jsonb('unit_status').$type<StatusOfOrder>(),
    unit_price: bigint('unit_price', { mode: 'number' }),
    /** The status and price that the visitor saw. */
    seen_status: jsonb('seen_status').$type<StatusOfOrder>(),
    seen_price: bigint('seen_price', { mode: 'number' }),
    page: text('page').notNull(),
    lang: language('lang').notNull(),
    utm: jsonb('utm').$type<Utm>().notNull(),
    tracking: jsonb('tracking').$type<Tracking>().notNull(),
    is_robot: boolean('is_robot').notNull(),
    state: text('state').$type<OrderState>().notNull().default('new'),
    /** A person of the account, who may have left it since. */
    assignee_id: integer('assignee_id'),
    /** The site on which it was placed, such as `https://homes.example`. */
    origin: text('origin').notNull(),
    /** When its personal data was erased; the rest stays. */
    erased_at: moment('erased_at'),
  },
  (table) => [
    unique('order_key').on(table.catalogue_id, table.idempotency_key),
    index('orders_by_phone').on(table.phone_normalised),
    index('orders_by_email').on(sql`lower(email)`).where(sql`email is not null`),
    index('robot_orders').on(table.catalogue_id).where(sql`is_robot`),
    index('orders_by_state').on(table.catalogue_id, table.state, table.id),
    index('orders_by_age').on(table.catalogue_id, table.created_at).where(sql`erased_at is null`),
  ],
)

/** CRMs and webhooks that orders and links are pushed to; the secret is encrypted. */
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

/** The delivery of an order to one recipient. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: identity(),
    order_id: partOf('order_id', () => orders.id).notNull(),
    kind: text('kind').$type<DeliveryKind>().notNull(),
    integration_id: partOf('integration_id', () => integrations.id),
    /** The id by which the receiver recognises the delivery: unique, and the same for every attempt. */
    key: text('key').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    attempts: integer('attempts').notNull(),
    last_error: text('last_error'),
    next_attempt_at: moment('next_attempt_at'),
    delivered_at: moment('delivered_at'),
    /** The lead that the order became in the CRM. */
    lead_id: text('lead_id'),
  },
  (table) => [
    index('deliveries_of_order').on(table.order_id),
    index('pending_deliveries').on(table.id).where(sql`state = 'pending'`),
    index('failed_deliveries').on(table.id).where(sql`state = 'failed'`),
    index('deliveries_of_lead').on(table.integration_id, table.lead_id).where(sql`lead_id is not null`),
  ],
)

/** Units linked to the lead of a CRM. */
export const leadLinks = pgTable(
  'lead_links',
  {
    ...leadKey(),
    instance_id: partOf('instance_id', () => instances.id).notNull(),
    /** Increases with each link, so that the units of a lead keep their order. */
    id: integer('id').generatedAlwaysAsIdentity(),
    linked_by: text('linked_by'),
    linked_at: moment('linked_at').notNull().defaultNow(),
    /** Whether the visitor requested the unit. */
    requested: boolean('requested').notNull().default(false),
    /** When the CRM confirmed the link; null until then. */
    sent_at: moment('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.integration_id, table.lead_id, table.instance_id] })],
)

/** Leads of CRMs: the units that the CRM confirmed, and the state of the push of the newest change. */
export const leads = pgTable(
  'leads',
  {
    ...leadKey(),
    state: text('state').$type<PushState>().notNull(),
    /** Attempts since the last change or manual retry. */
    attempts: integer('attempts').notNull().default(0),
    error: text('error').$type<PushError>(),
    /** The error message of the CRM, for the management API. */
    error_text: text('error_text'),
    /** When the last failed attempt ended. */
    tried_at: moment('tried_at'),
    sent_at: moment('sent_at'),
    next_attempt_at: moment('next_attempt_at'),
    /** Until then a process has claimed this lead and pushes it. */
    busy_until: moment('busy_until'),
    /** Until then a timed-out call may still take effect in the CRM. */
    unsure_until: moment('unsure_until'),
    /** The units in the CRM's field as last confirmed. */
    held: integer('held').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.integration_id, table.lead_id] }),
    index('sending_leads').on(table.integration_id, table.lead_id).where(sql`state = 'sending'`),
  ],
)

/** Changes of a lead's units that the CRM has not confirmed yet. */
export const leadChanges = pgTable(
  'lead_changes',
  {
    id: identity(),
    ...leadKey(),
    /** The same for every attempt. */
    key: text('key').notNull().unique(),
    event: text('event').$type<LeadEvent>().notNull(),
    instance_id: integer('instance_id').notNull(),
    /** The title of the unit at that time: the unit may be deleted before the push. */
    title: text('title').notNull(),
    changed_by: text('changed_by'),
    lang: language('lang').notNull(),
    changed_at: moment('changed_at').notNull(),
  },
  (table) => [index('changes_of_lead').on(table.integration_id, table.lead_id)],
)

/** How a unit of a lead changed: the visitor requested it, or a manager linked or unlinked it. */
export type LeadEvent = 'requested' | 'linked' | 'unlinked'

function leadKey() {
  return {
    integration_id: partOf('integration_id', () => integrations.id).notNull(),
    lead_id: text('lead_id').notNull(),
  }
}
