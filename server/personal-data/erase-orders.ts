import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Erasure } from '#contract/personal-data.ts'
import { jobKey } from '#server/crm/enqueue-push.ts'
import { type LeadKey, ofLead } from '#server/crm/lead-store.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { deliveries, leadChanges, leadLinks, leads, orders } from '#server/db/tables/order.ts'
import { eraseOrderHolds } from '#server/hold/erase-holds.ts'
import { type Jobs, QUEUES } from '#server/jobs/jobs.ts'
import { readRecipients } from './read-recipients.ts'

/** The result of an erasure in the database. The mails have yet to be removed. */
interface ErasedRows extends Pick<Erasure, 'orders' | 'told'> {
  readonly erased: Omit<Erasure['erased'], 'mails'>
  /** The keys of all deliveries, which identify their mails. */
  readonly mailKeys: readonly string[]
}

/** The error of a delivery that will not be retried. */
const ERASED = 'The personal values of the order were erased'

/**
 * Erases the personal values of locked orders: names, phones, e-mail addresses, comments, click ids, and what was
 * queued or recorded for CRMs. Keeps the count, unit, price, time and campaign.
 */
export async function eraseOrders(
  tx: Queries,
  jobs: Pick<Jobs, 'remove'>,
  ids: readonly number[],
  now: Date,
): Promise<ErasedRows> {
  // Locked first: an attempt that starts in the meantime would send the data that is being erased, without being
  // listed.
  const rows = await tx
    .select({ id: deliveries.id, key: deliveries.key })
    .from(deliveries)
    .where(anyOf(deliveries.order_id, ids))
    .orderBy(asc(deliveries.id))
    .for('update')
  const told = await readRecipients(tx, ids)
  const leadKeys = await leadsOnlyOf(tx, ids)
  await tx.update(orders).set(withoutPerson(now)).where(anyOf(orders.id, ids))
  // Pending deliveries fail, because there is no data left to send.
  await tx
    .update(deliveries)
    .set({
      state: sql`case when ${deliveries.state} = 'pending' then 'failed' else ${deliveries.state} end`,
      last_error: sql`case when ${deliveries.state} = 'delivered' then null else ${ERASED} end`,
      next_attempt_at: null,
      lead_id: null,
    })
    .where(anyOf(deliveries.order_id, ids))
  for (const key of leadKeys) await removeLead(tx, key)
  const ofHolds = await eraseOrderHolds(tx, ids)
  const ofDeliveries = await jobs.remove(
    tx,
    QUEUES.deliver,
    rows.map(({ id }) => String(id)),
  )
  const ofLeads = await jobs.remove(tx, QUEUES.leadLink, leadKeys.map(jobKey))
  return {
    orders: [...ids],
    erased: {
      orders: ids.length,
      deliveries: rows.length,
      leads: leadKeys.length,
      holds: ofHolds,
      jobs: ofDeliveries + ofLeads,
    },
    told,
    mailKeys: rows.map(({ key }) => key),
  }
}

function withoutPerson(now: Date) {
  return {
    name: '',
    phone: '',
    phone_normalised: '',
    email: null,
    comment: null,
    tracking: {},
    // The query may contain what a visitor typed.
    page: sql`split_part(split_part(${orders.page}, '?', 1), '#', 1)`,
    // The key of a plain form is a hash of what was typed.
    idempotency_key: sql`'erased-' || gen_random_uuid()`,
    erased_at: now,
  }
}

/** The leads that were created from orders. */
export async function leadsOf(queries: Queries, orderIds: readonly number[]): Promise<readonly LeadKey[]> {
  const rows = await queries
    .selectDistinct({ integration_id: deliveries.integration_id, lead_id: deliveries.lead_id })
    .from(deliveries)
    .where(
      and(anyOf(deliveries.order_id, orderIds), isNotNull(deliveries.lead_id), isNotNull(deliveries.integration_id)),
    )
  return rows.flatMap(({ integration_id, lead_id }) =>
    integration_id === null || lead_id === null ? [] : [{ integration_id, lead_id }],
  )
}

/** Does the same, without leads of other orders that are not erased. */
async function leadsOnlyOf(tx: Queries, orderIds: readonly number[]): Promise<readonly LeadKey[]> {
  const erased = new Set(orderIds)
  const found: LeadKey[] = []
  for (const key of await leadsOf(tx, orderIds)) {
    const rows = await tx
      .select({ id: orders.id })
      .from(deliveries)
      .innerJoin(orders, eq(orders.id, deliveries.order_id))
      .where(and(ofDeliveredLead(key), isNull(orders.erased_at)))
    if (rows.every(({ id }) => erased.has(id))) found.push(key)
  }
  return found
}

/** Deletes a lead, because its id leads to the person in the CRM. */
async function removeLead(tx: Queries, key: LeadKey): Promise<void> {
  await tx.delete(leadChanges).where(ofLead(leadChanges, key))
  await tx.delete(leadLinks).where(ofLead(leadLinks, key))
  await tx.delete(leads).where(ofLead(leads, key))
}

function ofDeliveredLead({ integration_id, lead_id }: LeadKey) {
  return and(eq(deliveries.integration_id, integration_id), eq(deliveries.lead_id, lead_id))
}
