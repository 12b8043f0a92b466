import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** PostgreSQL, wherever it runs: one dialect from a laptop to a cluster (design 1). */
export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly query: <Row>(sql: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>
  readonly close: () => Promise<void>
}

/** Opens the database server of a URL or, without one, the embedded database in the data folder. */
export async function openDatabase(databaseUrl: string | null, dataDir: string): Promise<Database> {
  const database = databaseUrl ? openServer(databaseUrl) : await openEmbedded(dataDir)
  await database.query('select 1')
  return database
}

function openServer(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString })
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return {
    kind: 'server',
    query: async (sql, parameters = []) => (await pool.query(sql, [...parameters])).rows,
    close: () => pool.end(),
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = path.join(dataDir, 'postgres')
  await mkdir(folder, { recursive: true })
  const pglite = await PGlite.create(folder)
  return {
    kind: 'embedded',
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await pglite.query<Row>(sql, [...parameters])).rows,
    close: () => pglite.close(),
  }
}
