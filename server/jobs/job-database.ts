import { type SQL, sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'
import type { Database, Queries } from '#server/db/database.ts'

/** Our database as pg-boss sees it. */
export function jobDatabase(database: Database): Db {
  const { executeSql } = withinQueries(database.queries)
  return {
    // With values it is one statement, without it may be several.
    executeSql: (text, values) => (values?.length ? executeSql(text, values) : runScript(database, text)),
    listen: async (channel, onMessage, onGap) => {
      await database.listen(channel, { onMessage, onGap })
      onGap()
      // Closing the database ends it.
      return { close: async () => {} }
    },
  }
}

/** Lets pg-boss write through our own queries, so that its rows are part of their transaction. */
export function withinQueries(queries: Queries): Db {
  return fromDrizzle({ execute: async (query) => rowsIn(await queries.execute(query as SQL)) }, sql)
}

function runScript(database: Database, text: string) {
  return database.onConnection(async (run) => {
    try {
      return { rows: [...(await run(text))] }
    } catch (error) {
      // A script that fails half-way would leave its transaction open, for whoever gets the connection next.
      await run('rollback')
      throw error
    }
  })
}

/** Both of our drivers answer with rows, which the type that they share does not say. */
function rowsIn(answer: unknown): { rows: unknown[] } {
  const { rows } = answer as { rows: unknown[] }
  return { rows }
}
