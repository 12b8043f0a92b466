import { sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'

/** Removes work from a queue by its keys, done or not; tells how many pieces. Works where no queue was made yet. */
export async function removeWork(tx: Queries, queue: string, keys: readonly string[]): Promise<number> {
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

/** Both of our drivers answer with rows, which the type that they share does not say. */
function withRows(answer: unknown): { readonly rows: readonly unknown[] } {
  return answer as { readonly rows: readonly unknown[] }
}
