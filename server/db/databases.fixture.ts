import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from './database.ts'
import { connectToEngine } from './embedded.ts'
import { returnEngine, takeEngine } from './kept-engines.fixture.ts'
import { openDatabase } from './open-database.ts'

/** A database for one test file. */
export interface TestDatabase {
  readonly database: Database
  /** For a second process on the same data; null for PGlite, which allows only one. */
  readonly url: string | null
  readonly stop: () => Promise<void>
}

/** The two databases we support; the same tests run on both. */
export const DATABASES = [
  { name: 'PGlite', start: startEmbedded },
  { name: 'PostgreSQL', start: startServer, join: joinServer },
] as const

/** For tests that do not depend on the kind of database: PostgreSQL needs less time for the same work. */
export const [, ANY_DATABASE] = DATABASES

async function startEmbedded(): Promise<TestDatabase> {
  const kept = await takeEngine()
  const database = connectToEngine(kept.engine, () => returnEngine(kept))
  return { database, url: null, stop: database.close }
}

async function startServer(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(`create database ${name} template template_vitrine`)
  const url = `${inject('postgresUrl')}/${name}`
  const database = await openDatabase(url, '')
  return {
    database,
    url,
    stop: async () => {
      await database.close()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}

/** Opens the same data again, as another process would. */
async function joinServer({ url }: TestDatabase): Promise<TestDatabase> {
  const database = await openDatabase(url, '')
  return { database, url, stop: () => database.close() }
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
  await client.connect()
  await client.query(sql)
  await client.end()
}
