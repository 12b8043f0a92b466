import { and, eq } from 'drizzle-orm'
import type { OrderBody } from '#contract/orders.ts'
import { plainPath } from '#domain/address/link-view.ts'
import type { ConsentText } from '#domain/order/consent-text.ts'
import { isTakenMeanwhile } from '#domain/order/unit-news.ts'
import { toMinor } from '#domain/price/money.ts'
import { readPrivacyUrl } from '#server/catalogue/privacy-url.ts'
import { type GivenConsent, keepConsent } from '#server/consent/keep-consent.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { orders } from '#server/db/tables/order.ts'
import { addDeliveries } from '#server/delivery/add-deliveries.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Call } from '#server/public-call/call.ts'
import { announceOrder } from './announce-order.ts'
import { findEarlierPartner } from './lead-protection.ts'
import { findNamedUnit, type UnitFault } from './named-unit.ts'
import { type KeptUnit, readOrderedUnit } from './ordered-unit.ts'

/** A parsed and checked order. */
export interface ReadOrder {
  readonly call: Call
  readonly key: string
  readonly body: OrderBody
  /** As E.164. */
  readonly phone: string
  readonly origin: string
  /** The consent text that the form currently shows, with this policy. */
  readonly currentConsent: (policy: string | null) => Promise<ConsentText>
  readonly now: Date
}

/** What placing orders needs. */
export interface OrderDeps {
  readonly database: Database
  readonly jobs: Jobs
  /** How many days a partner's claim to a visitor lasts. */
  readonly leadWindowDays: number
}

/** A stored order. */
export interface StoredOrder {
  readonly id: number
  /** Whether the unit was no longer free, although the visitor saw it as free. */
  readonly unit_taken: boolean
}

/** An order, or an earlier one with the same key; or why its unit can't be found. */
export type Placed = StoredOrder | UnitFault

const NO_UNIT: KeptUnit = { unit: null, unit_status: null, unit_price: null, seen_status: null }

/** Stores an order with its deliveries and their jobs in one transaction. */
export async function placeOrder({ database, jobs, leadWindowDays }: OrderDeps, order: ReadOrder): Promise<Placed> {
  return database.queries.transaction(async (tx) => {
    const { call, body } = order
    // Checked before the unit, which may be deleted by the time a post is repeated.
    const before = await findByKey(tx, order)
    if (before) return before
    const named = await findNamedUnit(tx, call, body)
    if (typeof named === 'string') return named
    const unit = named === null ? NO_UNIT : await readOrderedUnit(tx, call, named, body.seen_status_id)
    if (!unit) return 'unknown_unit'
    const isRobot = body.website !== ''
    const earlier = isRobot ? null : await findEarlierPartner(tx, claimOf(order, leadWindowDays))
    const [stored] = await tx
      .insert(orders)
      .values({ ...rowOf(order), ...unit, instance_id: named, earlier_partner_id: earlier, is_robot: isRobot })
      .onConflictDoNothing()
      .returning({ id: orders.id })
    // The same post was faster on another connection.
    if (!stored) return (await findByKey(tx, order)) ?? Promise.reject(new Error('an order is neither new nor known'))
    const current = await order.currentConsent(await readPrivacyUrl(tx, call))
    await keepConsent(tx, stored.id, { ...consentOf(order), current })
    if (!isRobot) {
      await addDeliveries(tx, jobs, deliveredOf(order, stored.id))
      const { id: catalogue_id, account_id } = call.catalogue
      await announceOrder(tx, account_id, { act: 'made', ...stored, catalogue_id, state: 'new', assignee_id: null })
    }
    return { ...stored, unit_taken: isTakenMeanwhile(unit) }
  })
}

async function findByKey(tx: Queries, { call, key }: ReadOrder): Promise<StoredOrder | null> {
  const [row] = await tx
    .select({ id: orders.id, unit_status: orders.unit_status, seen_status: orders.seen_status })
    .from(orders)
    .where(and(eq(orders.catalogue_id, call.catalogue.id), eq(orders.idempotency_key, key)))
  return row ? { id: row.id, unit_taken: isTakenMeanwhile(row) } : null
}

function deliveredOf({ call, now }: ReadOrder, orderId: number) {
  return { orderId, catalogueId: call.catalogue.id, hasPartner: call.partner !== null, now }
}

function consentOf({ call, body, origin, now }: ReadOrder): Omit<GivenConsent, 'current'> {
  return {
    catalogueId: call.catalogue.id,
    lang: body.lang,
    claimed: body.consent_text ?? null,
    host: new URL(origin).host,
    embedHost: body.embed_host ?? null,
    at: now,
  }
}

function claimOf({ call, phone, now }: ReadOrder, windowDays: number) {
  return { accountId: call.catalogue.account_id, phone, partnerId: call.partner?.id ?? null, windowDays, now }
}

function rowOf({ call, key, body, phone, origin, now }: ReadOrder) {
  const { kind, name, page, lang, utm, tracking } = body
  return {
    catalogue_id: call.catalogue.id,
    idempotency_key: key,
    created_at: now,
    kind,
    partner_id: call.partner?.id ?? null,
    name,
    phone: body.phone,
    phone_normalised: phone,
    email: body.email ?? null,
    comment: body.comment || null,
    payment: body.payment ?? null,
    calculation: body.calculation ?? null,
    seen_price: body.seen_price === undefined ? null : toMinor(body.seen_price),
    // The address of a preview would let everybody who handles the order open it.
    page: plainPath(page),
    lang,
    utm,
    tracking,
    origin,
  }
}
