import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Rows whose column is one of these ids, however many: they travel as one parameter, where `in` would take one each and a
 * statement holds 65,535. As 8 bytes, since an id that a visitor made up may be larger than any that is stored.
 */
export function anyOf(column: PgColumn, ids: Iterable<number>): SQL {
  return sql`${column} = any(${`{${[...ids].join(',')}}`}::text::bigint[])`
}
