import { sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'

/**
 * Removes jobs from a queue by key, whether finished or not, and returns how many. Also works before the queue exists.
 */
export async function removeJobs(tx: Queries, queue: string, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0
  const made = withRows(await tx.execute(sql`select 1 where to_regclass('pgboss.job') is not null`))
  if (made.rows.length === 0) return 0
  const { rows } = withRows(
    await tx.execute(sql`
      delete from pgboss.job where name = ${queue}
        and singleton_key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::text::jsonb))
      returning id`),
  )
  return rows.length
}

/** Both drivers return rows, but their shared type does not say so. */
function withRows(answer: unknown): { readonly rows: readonly unknown[] } {
  return answer as { readonly rows: readonly unknown[] }
}
