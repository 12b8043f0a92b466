import { sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'

/**
 * Releases jobs that are marked as active although this process, the only one, does not run them: the database
 * connection was lost before the job could be marked as completed or failed. A job is released the second time it is
 * seen, because the mark is written after the job ends.
 */
export async function releaseOrphans(
  queries: Queries,
  running: ReadonlySet<string>,
  seenBefore: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const rows = await queries.select({ id: sql<string>`id` }).from(sql`pgboss.job`).where(sql`state = 'active'`)
  const orphans = new Set(rows.map(({ id }) => id).filter((id) => !running.has(id)))
  const released = [...orphans].filter((id) => seenBefore.has(id))
  if (released.length > 0) {
    await queries.execute(sql`
      update pgboss.job set state = 'retry', start_after = now() where state = 'active'
        and id::text in (select jsonb_array_elements_text(${JSON.stringify(released)}::text::jsonb))`)
  }
  return orphans
}
