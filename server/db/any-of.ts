import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

// Ids that visitors make up may be larger than a column holds: comparing one with it would be an error.
const MAX_STORED_ID = 2_147_483_647

/**
 * Rows whose column is one of these ids, however many: they travel as one parameter, where `in` would take one each and a
 * statement holds 65,535. The type is the column's own: only then does PostgreSQL look them up by hash.
 */
export function anyOf(column: PgColumn, ids: Iterable<number>): SQL {
  const stored = [...ids].filter((id) => id <= MAX_STORED_ID)
  return sql`${column} = any(${`{${stored.join(',')}}`}::int[])`
}
