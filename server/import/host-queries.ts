import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import type { Queries } from '#server/db/database.ts'
import type { ImportHost, Statement } from './import-host.ts'
import { readIds } from './json-rows.ts'

// Reading this many takes some milliseconds, which an order may have to wait for.
const ID_BATCH = 2000

/** Drizzle queries that the host runs, each on its own. */
export function queriesOf({ query }: Pick<ImportHost, 'query'>): Queries {
  return drizzle(async (text, params, method) => {
    const rows = await query({ text, params })
    return { rows: method === 'all' ? rows.map((row) => Object.values(row)) : [...rows] }
  })
}

/** Turns a statement into SQL for Drizzle. */
export function sqlOf({ text, params }: Statement): SQL {
  // Every second piece is the number of a parameter.
  const pieces = text.split(/\$(\d+)/)
  return sql.join(
    pieces.map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(params[Number(piece) - 1])}`)),
  )
}

/** Takes `count` new ids from the sequence of a table. */
export async function takeIds(host: ImportHost, table: string, count: number): Promise<readonly number[]> {
  const ids: number[] = []
  for (let left = count; left > 0; left -= ID_BATCH) {
    // Looks the sequence up once. A lookup for every id takes longer than the id itself.
    const [row] = await host.query({
      text: `select string_agg(nextval(name)::text, ',') as ids
        from (select pg_get_serial_sequence($1, 'id')::regclass as name offset 0) s, generate_series(1, $2::int)`,
      params: [table, Math.min(left, ID_BATCH)],
    })
    ids.push(...readIds(row?.ids))
  }
  return ids
}
