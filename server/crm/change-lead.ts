import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Queries } from '#server/db/database.ts'
import { type LeadEvent, leadChanges, leadLinks, leads } from '#server/db/tables/order.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { enqueuePush } from './enqueue-push.ts'
import { ensureLead, type LeadKey, ofLead, wasRequested } from './lead-store.ts'
import { recordLink } from './record-link.ts'

/** The link or unlink of a unit. */
export interface UnitChange {
  readonly instance_id: number
  /** Null for a unit that the caller may not see. */
  readonly title: string | null
  readonly user: string | null
  readonly lang: LanguageCode
  readonly at: Date
}

export interface ChangeDeps {
  readonly tx: Queries
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** Links a unit and queues the push to the CRM in the same transaction. Does nothing if the unit is linked. */
export async function linkUnit(deps: ChangeDeps, key: LeadKey, change: UnitChange): Promise<void> {
  await ensureLead(deps.tx, key)
  const { instance_id, user, at } = change
  const requested = await wasRequested(deps.tx, key, instance_id)
  const values = { ...key, instance_id, linked_by: user, linked_at: at, requested }
  const added = await deps.tx.insert(leadLinks).values(values).onConflictDoNothing().returning()
  if (added.length === 0) return
  await recordLink(deps.tx, key, instance_id, at, true)
  await queueChange(deps, key, 'linked', change)
}

/** Unlinks a unit and queues the push to the CRM. False if the unit is not linked. */
export async function unlinkUnit(deps: ChangeDeps, key: LeadKey, change: UnitChange): Promise<boolean> {
  await ensureLead(deps.tx, key)
  const removed = await deps.tx
    .delete(leadLinks)
    .where(and(ofLead(leadLinks, key), eq(leadLinks.instance_id, change.instance_id)))
    .returning()
  if (removed.length === 0) return false
  await recordLink(deps.tx, key, change.instance_id, change.at, false)
  await queueChange(deps, key, 'unlinked', change)
  return true
}

/** Records a change of the units and queues a push, with the attempts counted from zero. */
export async function queueChange(
  { tx, jobs }: ChangeDeps,
  key: LeadKey,
  event: LeadEvent,
  { instance_id, title, user, lang, at }: UnitChange,
): Promise<void> {
  const change = { event, instance_id, title: title ?? `#${instance_id}`, changed_by: user, lang, changed_at: at }
  await tx.insert(leadChanges).values({ ...key, key: `link-${randomUUID()}`, ...change })
  await tx.update(leads).set({ state: 'sending', attempts: 0, next_attempt_at: at }).where(ofLead(leads, key))
  await enqueuePush(tx, jobs, key)
}
