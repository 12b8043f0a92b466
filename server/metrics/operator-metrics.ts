import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import type { NotReady, Readiness } from '#server/health/readiness.ts'
import { countDeliveries } from './count-deliveries.ts'

/** What an operator watches besides requests. */
export interface OperatorSources {
  readonly database: Database
  readonly readiness: Readiness
  readonly dataDir: string
  /** How many catalogues visitors can open. */
  readonly catalogues: () => number
}

const REASONS: readonly NotReady[] = ['database', 'writes', 'media', 'disk']

/** Registers the metrics used by alerts (deploy/alerts.yml). Each is collected only when Prometheus scrapes. */
export function registerOperatorMetrics(register: Registry, sources: OperatorSources): void {
  const { database, readiness, dataDir, catalogues } = sources
  const gauge = (name: string, help: string, labelNames: readonly string[], collect: (gauge: Gauge) => unknown) => {
    const made: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [register],
      collect: async () => {
        made.reset()
        try {
          await collect(made)
        } catch {
          // Leaves out a metric that can't be collected: the others are worth more than an error.
          made.reset()
          // Reset would set a gauge without labels to 0, which looks like a real value.
          if (labelNames.length === 0) made.remove()
        }
      },
    })
  }
  gauge('vitrine_build_info', 'The version, always 1.', ['version'], (made) => made.set({ version: readVersion() }, 1))
  gauge('vitrine_not_ready', '1 for the reason why this process cannot serve.', ['reason'], async (made) => {
    const found = await readiness.check()
    for (const reason of REASONS) made.set({ reason }, reason === found ? 1 : 0)
  })
  gauge('vitrine_disk_free_bytes', 'Free space on the disk of DATA_DIR.', [], async (made) => {
    const { bavail, bsize } = await statfs(dataDir)
    made.set(bavail * bsize)
  })
  gauge('vitrine_database_connections', 'Connections of the pool, and queries waiting for one.', ['state'], (made) => {
    for (const [state, count] of Object.entries(database.connections())) made.set({ state }, count)
  })
  gauge('vitrine_catalogues', 'Catalogues that can be opened.', [], (made) => made.set(catalogues()))
  registerDeliveries(gauge, database)
}

function registerDeliveries(
  gauge: (name: string, help: string, labels: readonly string[], collect: (gauge: Gauge) => unknown) => void,
  database: Database,
): void {
  const count = () => countDeliveries(database.queries)
  gauge('vitrine_deliveries', 'Deliveries of requests that wait, or have failed for good.', ['state'], async (made) => {
    const { pending, failed } = await count()
    made.set({ state: 'pending' }, pending)
    made.set({ state: 'failed' }, failed)
  })
  gauge('vitrine_delivery_overdue_seconds', 'How long the oldest delivery is overdue.', [], async (made) => {
    made.set((await count()).overdueSeconds)
  })
}

function readVersion(): string {
  return JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')).version
}
