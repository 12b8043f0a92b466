import { eq } from 'drizzle-orm'
import type { Database, Queries } from '#server/db/database.ts'
import { leads } from '#server/db/tables/order.ts'
import { type Jobs, QUEUES } from '#server/jobs/jobs.ts'
import type { LeadKey } from './lead-store.ts'

/** Queues the push of a lead; replaces a push of the same lead that is still waiting. */
export function enqueuePush(tx: Queries, jobs: Pick<Jobs, 'enqueue'>, key: LeadKey, startAfter?: Date): Promise<void> {
  const { integration_id, lead_id } = key
  return jobs.enqueue(tx, QUEUES.leadLink, { integration_id, lead_id }, startAfter, jobKey(key))
}

/** Queues pushes again that lost their job; returns how many. */
export async function resumePushes(database: Database, jobs: Jobs): Promise<number> {
  return database.queries.transaction(
    async (tx) => {
      // The embedded database has a single process, so no push can be running at startup.
      if (database.kind === 'embedded') await tx.update(leads).set({ busy_until: null })
      const keys = await jobs.keysOf(tx, QUEUES.leadLink)
      const sending = await tx.select().from(leads).where(eq(leads.state, 'sending'))
      const lost = sending.filter((lead) => !keys.has(jobKey(lead)))
      for (const lead of lost) await enqueuePush(tx, jobs, lead, lead.next_attempt_at ?? undefined)
      return lost.length
    },
    // One snapshot: otherwise a change that is just being committed could show its row without its job.
    { isolationLevel: 'repeatable read' },
  )
}

/** The key of a lead's job in the queue. */
export function jobKey({ integration_id, lead_id }: LeadKey): string {
  return `${integration_id}/${lead_id}`
}
