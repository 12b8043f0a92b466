import { and, asc } from 'drizzle-orm'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { leadChanges, leadLinks, leads } from '#server/db/tables/order.ts'
import type { LeadChange } from './lead-push.ts'
import { type LeadKey, type LeadRow, listLinks, lockLead, ofLead } from './lead-store.ts'

/** A push in progress: what to write, and until when this process has claimed the lead. */
export interface BegunPush {
  readonly key: LeadKey
  readonly claim: Date
  readonly linked: readonly number[]
  readonly changes: readonly LeadChange[]
}

// Changes per push, since a webhook gets one call for each. The rest follows in the next push.
const MOST_CHANGES = 5

// Longer than a push can take: six calls of ten seconds. Then another process may take over from one that died.
const CLAIM_MS = 90_000

/**
 * Begins the push of a lead and counts the attempt before it is made. Returns a date if another push has claimed the
 * lead until then, or null if there is nothing to send.
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

/** Unconfirmed changes are sent. A timed-out call is followed by one more write, since it may take effect late. */
function isDue({ state, unsure_until }: LeadRow): boolean {
  return state === 'sending' || (state === 'sent' && unsure_until !== null)
}

/** Locks the lead at the end of a push; null if another push has taken over meanwhile. */
export async function endPush(tx: Queries, { key, claim }: BegunPush): Promise<LeadRow | null> {
  const lead = await lockLead(tx, key)
  return lead?.busy_until?.getTime() === claim.getTime() ? lead : null
}

/** Records that the CRM confirmed these changes. */
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

/** The changes that the CRM has not confirmed yet, oldest first. */
export async function listChanges(queries: Queries, key: LeadKey, limit?: number): Promise<readonly LeadChange[]> {
  const found = queries.select().from(leadChanges).where(ofLead(leadChanges, key)).orderBy(asc(leadChanges.id))
  return limit === undefined ? found : found.limit(limit)
}

/** Updates the row of a lead. */
export async function saveLead(tx: Queries, key: LeadKey, change: Partial<LeadRow>): Promise<void> {
  await tx.update(leads).set(change).where(ofLead(leads, key))
}
