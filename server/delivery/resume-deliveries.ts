import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { deliveries } from '#server/db/tables/order.ts'
import { type Jobs, QUEUES } from '#server/jobs/jobs.ts'
import { enqueueDelivery } from './add-deliveries.ts'

/** Queues deliveries again that lost their job; returns how many. */
export async function resumeDeliveries(database: Database, jobs: Jobs): Promise<number> {
  return database.queries.transaction(
    async (tx) => {
      const keys = await jobs.keysOf(tx, QUEUES.deliver)
      const pending = await tx
        .select({ id: deliveries.id, at: deliveries.next_attempt_at })
        .from(deliveries)
        .where(eq(deliveries.state, 'pending'))
      const lost = pending.filter(({ id }) => !keys.has(String(id)))
      for (const { id, at } of lost) await enqueueDelivery(tx, jobs, id, at ?? undefined)
      return lost.length
    },
    // One snapshot: otherwise an order that is just being committed could show its row without its job.
    { isolationLevel: 'repeatable read' },
  )
}
