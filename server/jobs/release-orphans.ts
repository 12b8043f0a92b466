import { sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'

/**
 * Gives back work that is marked as taken though this process, the only one, is not at it: the database went away before
 * the work could be marked as done or as failed. Released the second time it is seen, since the mark follows the work.
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
