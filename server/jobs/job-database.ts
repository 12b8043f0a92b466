import { type SQL, sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'
import type { Database, Queries } from '#server/db/database.ts'

/** Adapts our database for pg-boss. */
export function jobDatabase(database: Database): Db {
  const { executeSql } = withinQueries(database.queries)
  return {
    // With values, the text is one statement. Without, it may be several.
    executeSql: (text, values) => (values?.length ? executeSql(text, values) : runScript(database, text)),
    listen: async (channel, onMessage, onGap) => {
      await database.listen(channel, { onMessage, onGap })
      onGap()
      // The listener ends when the database is closed.
      return { close: async () => {} }
    },
  }
}

/** Lets pg-boss write through our queries, so that its rows are part of the same transaction. */
export function withinQueries(queries: Queries): Db {
  return fromDrizzle({ execute: async (query) => rowsIn(await queries.execute(query as SQL)) }, sql)
}

function runScript(database: Database, text: string) {
  return database.onConnection(async (run) => {
    try {
      return { rows: [...(await run(text))] }
    } catch (error) {
      // A script that fails half-way would leave its transaction open on the connection.
      await run('rollback')
      throw error
    }
  })
}

/** Both drivers return rows, but their shared type does not say so. */
function rowsIn(answer: unknown): { rows: unknown[] } {
  const { rows } = answer as { rows: unknown[] }
  return { rows }
}
