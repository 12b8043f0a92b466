import { sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'

// Concurrent transactions differ by less than this.
const TOLERANCE = sql.raw(`interval '5 seconds'`)
// A delivery waits at most a day plus jitter.
const LONGEST_WAIT = sql.raw(`interval '30 hours'`)

/**
 * Repairs the times in the queues after the clock was set back. Jobs that were enqueued in the future keep their delay,
 * counted from now; otherwise they would wait until the clock reaches that time again. Also resets the times of
 * pg-boss's own maintenance and heartbeats.
 */
export async function followClock(queries: Queries): Promise<void> {
  await queries.execute(sql`
    with waits as (
      update pgboss.job set
        created_on = least(created_on, now()),
        start_after = case
          when created_on > now() then least(start_after - (created_on - now()), now() + ${LONGEST_WAIT})
          -- Rescheduled after it was enqueued, so its delay is unknown.
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
