import { cp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isNotNull } from 'drizzle-orm'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { openWithoutTables } from '#server/db/open-database.ts'
import { orders } from '#server/db/tables/order.ts'
import { createServerProcess } from '#server/server-process.fixture.ts'
import type { DataPlaces } from '#server/services/services.ts'
import { temporaryFolder } from './folders.ts'
import { type DatabaseName, layGroundIn, type Supplies } from './ground.ts'
import type { Row } from './run-row.ts'

const FIRST_RELEASE = /^000[1-6]_/
const ROWS = path.join(import.meta.dirname, '../server/first-release.fixture.sql')
// The file has one order. The others make the migrations slow enough to be killed.
const OLD_ORDERS = 10_000
const MORE_ORDERS = `
  insert into orders (catalogue_id, idempotency_key, created_at, kind, instance_id, name, phone, phone_normalised, page,
    lang, utm, tracking, is_robot, origin, unit_price)
  select catalogue_id, 'old-' || n, created_at, kind, instance_id, 'Old ' || n, phone, phone_normalised, page,
    lang, utm, tracking, is_robot, origin, unit_price
  from orders, generate_series(2, ${OLD_ORDERS}) n where id = 1`

interface OldPlace extends DataPlaces {
  /** Creates a copy; no server may have opened this one. */
  readonly copy: () => Promise<OldPlace>
  readonly remove: () => Promise<void>
}

/** The result after a kill. */
interface Found {
  readonly isInside: boolean
  readonly lost: readonly string[]
}

/** A server is killed while it migrates data of the first release; the next start completes it and loses nothing. */
export function killedMigration(): Row {
  const founds = new Map<DatabaseName, readonly Found[]>()
  return {
    name: 'kill during migration',
    layGround: async (supplies, database, hookUrl, { times }) => {
      const old = await layOld(supplies, database)
      const span = await measure(old)
      const found: Found[] = []
      let place = await old.copy()
      for (let kill = 0; kill < times; kill += 1) {
        await place.remove()
        place = await old.copy()
        // Kills are spread over the whole duration.
        await killDuringMigration(place, ((kill + Math.random()) / times) * span)
        found.push(await finish(place))
      }
      await old.remove()
      founds.set(database, found)
      // The row continues with the data of the last kill.
      return { ...(await layGroundIn(place, hookUrl)), remove: place.remove }
    },
    run: async ({ database, serve, load, count, note }) => {
      const found = founds.get(database) ?? []
      const inside = found.filter(({ isInside }) => isInside).length
      if (inside === 0) throw new Error(`none of ${found.length} kills fell into the migrations`)
      note(`${inside} of ${found.length} kills fell into the migrations, each of ${OLD_ORDERS} orders`)
      const acknowledged = found.length * OLD_ORDERS
      const lost = found.flatMap((each) => each.lost)
      count({ acknowledged, stored: acknowledged - lost.length, lost })
      const server = serve()
      await server.start()
      const orders = load(server)
      orders.markFault()
      await orders.more(20)
      await orders.recovered()
    },
  }
}

/** Creates a database of the first release with orders. */
async function layOld(supplies: Supplies, database: DatabaseName): Promise<OldPlace> {
  const place = await placeFor(supplies, database, null)
  const old = await openWithoutTables(place.databaseUrl, place.dataDir)
  const names = (await readMigrations()).map(({ name }) => name)
  const ofFirst = names.filter((name) => FIRST_RELEASE.test(name))
  await old.onConnection((run) => run('drop schema if exists public, pgboss cascade; create schema public'))
  await migrate(old, ofFirst)
  await old.onConnection(async (run) => {
    await run(await readFile(ROWS, 'utf8'))
    await run(MORE_ORDERS)
  })
  await old.close()
  return place
}

async function placeFor(supplies: Supplies, database: DatabaseName, template: DataPlaces | null): Promise<OldPlace> {
  const dataDir = await temporaryFolder()
  if (template) await cp(template.dataDir, dataDir, { recursive: true })
  const name = template?.databaseUrl ? new URL(template.databaseUrl).pathname.slice(1) : undefined
  const made = database === 'PostgreSQL' ? await supplies.createDatabase(name) : null
  const place = { dataDir, databaseUrl: made?.url ?? null }
  return {
    ...place,
    copy: () => placeFor(supplies, database, place),
    remove: async () => {
      await made?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** How long a start takes from the first migration to the end. */
async function measure(old: OldPlace): Promise<number> {
  const place = await old.copy()
  const { server, begun } = upgrading(place)
  const started = server.start()
  await Promise.race([begun, started])
  const since = performance.now()
  await started
  const span = performance.now() - since
  await server.kill()
  await place.remove()
  return span
}

/** Kills a server this long after the first migration has begun. */
async function killDuringMigration(place: DataPlaces, after: number): Promise<void> {
  const { server, begun } = upgrading(place)
  const started = server.start().catch(() => {})
  await Promise.race([begun, started])
  await Promise.race([started, pause(after)])
  await server.kill()
}

function upgrading({ dataDir, databaseUrl }: DataPlaces) {
  const begun = Promise.withResolvers<void>()
  const server = createServerProcess(
    {
      DATA_DIR: dataDir,
      SECRET_KEY: 'x'.repeat(32),
      PUBLIC_URL: 'https://homes.example',
      LOG_LEVEL: 'silent',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      NODE_OPTIONS: `--import ${import.meta.dirname}/report-migrations.ts`,
    },
    { onError: (text) => text.includes('migrations begin') && begun.resolve() },
  )
  return { server, begun: begun.promise }
}

/** Migrates on as the next start does; reports whether migrations were left and which orders are missing. */
async function finish({ dataDir, databaseUrl }: DataPlaces): Promise<Found> {
  const database = await openWithoutTables(databaseUrl, dataDir)
  const applied = await database.onConnection((run) => run('select name from migrations'))
  await migrate(database)
  const kept = await database.queries
    .select({ key: orders.idempotency_key })
    .from(orders)
    // Every order has a unit, which a migration copies into it.
    .where(isNotNull(orders.unit))
  await database.close()
  const keys = new Set(kept.map(({ key }) => key))
  const expected = ['first-order-of-all', ...Array.from({ length: OLD_ORDERS - 1 }, (_, index) => `old-${index + 2}`)]
  const lost = expected.filter((key) => !keys.has(key)).map((key) => `${key} of the first release is missing`)
  return { isInside: applied.length < (await readMigrations()).length, lost }
}
