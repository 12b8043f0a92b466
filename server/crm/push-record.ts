import { and, asc } from 'drizzle-orm'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { leadChanges, leadLinks, leads } from '#server/db/tables/order.ts'
import type { LeadChange } from './lead-push.ts'
import { type LeadKey, type LeadRow, listLinks, lockLead, ofLead } from './lead-store.ts'

/** A push that has begun: what to write, and since when this process alone may. */
export interface BegunPush {
  readonly key: LeadKey
  readonly claim: Date
  readonly linked: readonly number[]
  readonly changes: readonly LeadChange[]
}

// So many changes at once; a webhook hears of each by a call of its own. The rest follows in the next push.
const MOST_CHANGES = 5

// Longer than one push takes: six calls of ten seconds. After it another process may take over from one that died.
const CLAIM_MS = 90_000

/**
 * Begins the push of a lead, and counts the attempt before it is made. Gives the moment until which another push is
 * under way, or null where nothing is to be sent.
 */
export async function beginPush(tx: Queries, key: LeadKey, now: Date): Promise<BegunPush | Date | null> {
  const lead = await lockLead(tx, key)
  if (!lead || !isDue(lead)) return null
  if (lead.busy_until && lead.busy_until > now) return lead.busy_until
  const claim = new Date(now.getTime() + CLAIM_MS)
  await tx
    .update(leads)
    .set({ busy_until: claim, attempts: lead.attempts + 1 })
    .where(ofLead(leads, key))
  const linked = (await listLinks(tx, key)).map(({ instance_id }) => instance_id)
  return { key, claim, linked, changes: await listChanges(tx, key, MOST_CHANGES) }
}

/** What is not confirmed is sent; and a call without an answer is followed by one more write, since it may come late. */
function isDue({ state, unsure_until }: LeadRow): boolean {
  return state === 'sending' || (state === 'sent' && unsure_until !== null)
}

/** Takes the lead back from a push; null where another push has taken over meanwhile. */
export async function endPush(tx: Queries, { key, claim }: BegunPush): Promise<LeadRow | null> {
  const lead = await lockLead(tx, key)
  return lead?.busy_until?.getTime() === claim.getTime() ? lead : null
}

/** Notes that the CRM confirmed these changes. */
export async function confirmChanges(tx: Queries, key: LeadKey, changes: readonly LeadChange[], now: Date) {
  if (changes.length === 0) return
  const ids = changes.map(({ id }) => id)
  const units = changes.map(({ instance_id }) => instance_id)
  await tx.delete(leadChanges).where(anyOf(leadChanges.id, ids))
  await tx
    .update(leadLinks)
    .set({ sent_at: now })
    .where(and(ofLead(leadLinks, key), anyOf(leadLinks.instance_id, units)))
}

/** The changes that the CRM has not confirmed yet, the oldest first. */
export async function listChanges(queries: Queries, key: LeadKey, limit?: number): Promise<readonly LeadChange[]> {
  const found = queries.select().from(leadChanges).where(ofLead(leadChanges, key)).orderBy(asc(leadChanges.id))
  return limit === undefined ? found : found.limit(limit)
}

/** Stores how a push ended. */
export async function saveLead(tx: Queries, key: LeadKey, change: Partial<LeadRow>): Promise<void> {
  await tx.update(leads).set(change).where(ofLead(leads, key))
}
