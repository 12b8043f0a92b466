import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import type { Queries } from '#server/db/database.ts'
import type { ImportHost, Statement } from './import-host.ts'

/** Queries by Drizzle that the host runs, each by itself. */
export function queriesOf({ query }: Pick<ImportHost, 'query'>): Queries {
  return drizzle(async (text, params, method) => {
    const rows = await query({ text, params })
    return { rows: method === 'all' ? rows.map((row) => Object.values(row)) : [...rows] }
  })
}

/** A statement for Drizzle to run. */
export function sqlOf({ text, params }: Statement): SQL {
  // Every other piece is the number of a parameter.
  const pieces = text.split(/\$(\d+)/)
  return sql.join(
    pieces.map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(params[Number(piece) - 1])}`)),
  )
}
