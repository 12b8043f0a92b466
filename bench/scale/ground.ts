import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '#bench/postgres.ts'
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
  const postgres = await startPostgres('shared_buffers=512MB', 'max_wal_size=4GB')
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-scale-'))
  const services = await openServices({ databaseUrl: postgres.url, dataDir })
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '0',
    MANAGE_KEY: KEY,
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'http://127.0.0.1',
    SECRET_KEY: 'a key of the benchmark, and of nothing else',
    TRUST_PROXY: '1',
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
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Imports a generated project with a catalogue; its token is `generated-` and the number of units. */
export async function importProject(services: Services, units: number): Promise<void> {
  const token = `generated-${units}`
  await loadProject(services, { token, name: `${units} units`, file: generatedFile(units), readFile: async () => null })
}
