import { sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'

// Transactions that run at the same time differ by less.
const TOLERANCE = sql.raw(`interval '5 seconds'`)
// A delivery waits a day and its jitter at most.
const LONGEST_WAIT = sql.raw(`interval '30 hours'`)

/**
 * Repairs the moments in the queues after the clock was set back. Work that was enqueued in the future keeps its wait,
 * counted from now; otherwise it would lie there until the clock is where it was. pg-boss itself asks when it looked
 * after a queue last, and when a worker was last heard from.
 */
export async function followClock(queries: Queries): Promise<void> {
  await queries.execute(sql`
    with waits as (
      update pgboss.job set
        created_on = least(created_on, now()),
        start_after = case
          when created_on > now() then least(start_after - (created_on - now()), now() + ${LONGEST_WAIT})
          -- It was moved after it was enqueued: nobody knows how long it had to wait.
          else now()
        end,
        keep_until = keep_until - greatest(created_on - now(), interval '0')
      where state < 'active' and (created_on > now() + ${TOLERANCE} or start_after > now() + ${LONGEST_WAIT})
    ), workers as (
      update pgboss.job set heartbeat_on = now() where state = 'active' and heartbeat_on > now() + ${TOLERANCE}
    )
    update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null
    where greatest(monitor_on, monitor_claim_on, maintain_on) > now() + ${TOLERANCE}`)
}
