import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import type { Queries } from '#server/db/database.ts'
import type { ImportHost, Statement } from './import-host.ts'

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
