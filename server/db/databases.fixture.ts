import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { type Database, openDatabase } from './database.ts'

/** A database that was made for one test file. */
export interface TestDatabase {
  readonly database: Database
  readonly stop: () => Promise<void>
}

/** Both databases we run on; the same tests go through each. */
export const DATABASES = [
  { name: 'PGlite', start: startEmbedded },
  { name: 'PostgreSQL', start: startServer },
] as const

async function startEmbedded(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  const database = await openDatabase(null, folder)
  return {
    database,
    stop: async () => {
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function startServer(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const server = await openDatabase(`${inject('postgresUrl')}/postgres`, '')
  await server.query(`create database ${name}`)
  const database = await openDatabase(`${inject('postgresUrl')}/${name}`, '')
  return {
    database,
    stop: async () => {
      await database.close()
      await server.query(`drop database ${name}`)
      await server.close()
    },
  }
}
