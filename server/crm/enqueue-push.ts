import { eq } from 'drizzle-orm'
import type { Database, Queries } from '#server/db/database.ts'
import { leads } from '#server/db/tables/order.ts'
import { type Jobs, QUEUES } from '#server/jobs/jobs.ts'
import type { LeadKey } from './lead-store.ts'

/** Puts the push of a lead into the queue; a push of the same lead that still waits is moved. */
export function enqueuePush(tx: Queries, jobs: Pick<Jobs, 'enqueue'>, key: LeadKey, startAfter?: Date): Promise<void> {
  const { integration_id, lead_id } = key
  return jobs.enqueue(tx, QUEUES.leadLink, { integration_id, lead_id }, startAfter, jobKey(key))
}

/** Puts pushes back into the queue that no process works on any more; tells how many. */
export async function resumePushes(database: Database, jobs: Jobs): Promise<number> {
  return database.queries.transaction(
    async (tx) => {
      // The embedded database has a single process, so that nobody pushes while it starts.
      if (database.kind === 'embedded') await tx.update(leads).set({ busy_until: null })
      const keys = await jobs.keysOf(tx, QUEUES.leadLink)
      const sending = await tx.select().from(leads).where(eq(leads.state, 'sending'))
      const lost = sending.filter((lead) => !keys.has(jobKey(lead)))
      for (const lead of lost) await enqueuePush(tx, jobs, lead, lead.next_attempt_at ?? undefined)
      return lost.length
    },
    // One snapshot: otherwise a change that is being stored shows its row and not yet its job.
    { isolationLevel: 'repeatable read' },
  )
}

/** Names the work of a lead in the queue. */
export function jobKey({ integration_id, lead_id }: LeadKey): string {
  return `${integration_id}/${lead_id}`
}
