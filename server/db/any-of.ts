import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

// Ids from visitors may exceed the range of the column, and comparing them would be an error.
const MAX_STORED_ID = 2_147_483_647

/**
 * Rows whose column is one of these ids. The ids are one parameter, while `in` takes one per id and a statement allows
 * 65,535. The array has the column's type, without which PostgreSQL does not look the ids up by hash.
 */
export function anyOf(column: PgColumn, ids: Iterable<number>): SQL {
  const stored = [...ids].filter((id) => id <= MAX_STORED_ID)
  return sql`${column} = any(${`{${stored.join(',')}}`}::int[])`
}

/** Rows whose column is one of these texts, as one parameter and found by the index of the column. */
export function anyTextOf(column: PgColumn, texts: Iterable<string>): SQL {
  return sql`${column} = any(array(select json_array_elements_text(${JSON.stringify([...texts])}::json)))`
}
