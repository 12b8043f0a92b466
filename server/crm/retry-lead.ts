import { leads } from '#server/db/tables/order.ts'
import type { ChangeDeps } from './change-lead.ts'
import { enqueuePush } from './enqueue-push.ts'
import { type LeadKey, lockLead, ofLead } from './lead-store.ts'

/** Sends unconfirmed changes again, with three more attempts. False for an unknown lead. */
export async function retryLead({ tx, jobs }: ChangeDeps, key: LeadKey, now: Date): Promise<boolean> {
  const lead = await lockLead(tx, key)
  if (lead?.state === 'failed') {
    await tx.update(leads).set({ state: 'sending', attempts: 0, next_attempt_at: now }).where(ofLead(leads, key))
    await enqueuePush(tx, jobs, key)
  }
  return lead !== null
}
