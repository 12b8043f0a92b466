import { randomBytes } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from './database.ts'

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

async function startEmbedded(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(path.dirname(inject('embeddedTemplate')), 'vitrine-'))
  copyEmbedded(folder)
  const database = await openDatabase(null, folder, { isDurable: false })
  return {
    database,
    url: null,
    stop: async () => {
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Copies an embedded database with empty tables into a data folder; creating one would take seconds. */
export function copyEmbedded(dataDir: string): void {
  // There are a thousand small files, and `cp` takes five times as long.
  cpSync(inject('embeddedTemplate'), dataDir, { recursive: true })
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
