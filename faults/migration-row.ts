import { cp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openWithoutTables } from '#server/db/database.ts'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { orders } from '#server/db/tables/order.ts'
import { createServerProcess } from '#server/server-process.fixture.ts'
import type { DataPlaces } from '#server/services.ts'
import { temporaryFolder } from './folders.ts'
import { type DatabaseName, layGroundIn, type Supplies } from './ground.ts'
import type { Row } from './run-row.ts'

const FIRST_RELEASE = /^000[1-6]_/
const ROWS = path.join(import.meta.dirname, '../server/first-release.fixture.sql')
// One order is in the file. The others make the migrations take long enough to be hit.
const OLD_ORDERS = 20_000
const MORE_ORDERS = `
  insert into orders (catalogue_id, idempotency_key, created_at, kind, instance_id, name, phone, phone_normalised, page,
    lang, utm, tracking, is_robot, origin, unit_price)
  select catalogue_id, 'old-' || n, created_at, kind, instance_id, 'Old ' || n, phone, phone_normalised, page,
    lang, utm, tracking, is_robot, origin, unit_price
  from orders, generate_series(2, ${OLD_ORDERS}) n where id = 1`
// At least as many as one migration: one kill must be able to fall between two of them.
const LEAST_KILLS = 3

interface OldPlace extends DataPlaces {
  readonly remove: () => Promise<void>
}

/** A server is killed while it brings data of the first release up to date; the next start does it, and loses nothing. */
export function killedMigration(): Row {
  const found = new Map<DatabaseName, { readonly inside: number; readonly kills: number; readonly lost: string[] }>()
  return {
    name: 'kill during migration',
    layGround: async (supplies, database, hookUrl, { times }) => {
      const span = await measure(supplies, database)
      const kills = Math.max(times, LEAST_KILLS)
      const lost: string[] = []
      let inside = 0
      for (let kill = 1; kill < kills; kill += 1) {
        const place = await layOld(supplies, database)
        inside += (await killDuringMigration(place, ((kill - Math.random()) / kills) * span)) ? 1 : 0
        lost.push(...(await missingOrders(place)))
        await place.remove()
      }
      // The data of the last kill is the ground of the row.
      const place = await layOld(supplies, database)
      inside += (await killDuringMigration(place, Math.random() * span)) ? 1 : 0
      found.set(database, { inside, kills, lost })
      const ground = await layGroundIn(place, hookUrl)
      return { ...ground, remove: place.remove }
    },
    run: async ({ database, ground, serve, load, count, note }) => {
      const { inside, kills, lost } = found.get(database) ?? { inside: 0, kills: 0, lost: [] }
      if (inside === 0) throw new Error(`none of ${kills} kills fell into the migrations`)
      note(`${inside} of ${kills} kills fell into the migrations of ${OLD_ORDERS} orders`)
      const all = [...lost, ...(await missingOrders(ground))]
      count({ acknowledged: kills * OLD_ORDERS, stored: kills * OLD_ORDERS - all.length, lost: all })
      const server = serve()
      await server.start()
      const orders = load(server)
      orders.markFault()
      await orders.more(20)
      await orders.recovered()
    },
  }
}

/** Makes a database of the first release, with orders. */
async function layOld(supplies: Supplies, database: DatabaseName): Promise<OldPlace> {
  const dataDir = await temporaryFolder()
  const made = database === 'PostgreSQL' ? await supplies.createDatabase() : null
  const databaseUrl = made?.url ?? null
  const old = await openWithoutTables(databaseUrl, dataDir)
  const names = (await readMigrations()).map(({ name }) => name)
  await old.onConnection((run) => run('drop schema if exists public, pgboss cascade; create schema public'))
  await migrate(
    old,
    names.filter((name) => FIRST_RELEASE.test(name)),
  )
  await old.onConnection(async (run) => {
    await run(await readFile(ROWS, 'utf8'))
    await run(MORE_ORDERS)
  })
  await old.close()
  const remove = async () => {
    await made?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { dataDir, databaseUrl, remove }
}

/** How long a start takes from the first migration on. */
async function measure(supplies: Supplies, database: DatabaseName): Promise<number> {
  const place = await layOld(supplies, database)
  const { server, begun } = upgrading(place)
  const started = server.start()
  await begun
  const since = performance.now()
  await started
  await server.kill()
  await place.remove()
  return performance.now() - since
}

/** Kills a server so long after the first migration has begun; tells whether some were still to be done. */
async function killDuringMigration(place: OldPlace, after: number): Promise<boolean> {
  const { server, begun } = upgrading(place)
  const started = server.start().catch(() => {})
  await Promise.race([begun, started])
  await Promise.race([started, pause(after)])
  await server.kill()
  return isUnfinished(place)
}

function upgrading({ dataDir, databaseUrl }: DataPlaces) {
  const begun = Promise.withResolvers<void>()
  const server = createServerProcess(
    {
      ...{ DATA_DIR: dataDir, SECRET_KEY: 'x'.repeat(32), PUBLIC_URL: 'https://homes.example', LOG_LEVEL: 'silent' },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      NODE_OPTIONS: `--import ${import.meta.dirname}/tell-migrations.ts`,
    },
    { onError: (text) => text.includes('migrations begin') && begun.resolve() },
  )
  return { server, begun: begun.promise }
}

/** Looks into a copy of a folder: opening it would already mend what the kill has left. */
async function isUnfinished({ dataDir, databaseUrl }: DataPlaces): Promise<boolean> {
  const copy = await temporaryFolder()
  if (databaseUrl === null) await cp(dataDir, copy, { recursive: true })
  await rm(path.join(copy, 'lock.json'), { force: true })
  const database = await openWithoutTables(databaseUrl, copy)
  const applied = await database.onConnection((run) => run('select name from migrations'))
  await database.close()
  await rm(copy, { recursive: true })
  return applied.length < (await readMigrations()).length
}

/** Brings the data up to date, as the next start does; tells which orders of the first release are missing. */
async function missingOrders({ dataDir, databaseUrl }: DataPlaces): Promise<readonly string[]> {
  const database = await openWithoutTables(databaseUrl, dataDir)
  await migrate(database)
  const kept = await database.queries.select({ key: orders.idempotency_key }).from(orders).where(sql`unit is not null`)
  await database.close()
  const keys = new Set(kept.map(({ key }) => key))
  const expected = ['first-order-of-all', ...Array.from({ length: OLD_ORDERS - 1 }, (_, index) => `old-${index + 2}`)]
  return expected.filter((key) => !keys.has(key)).map((key) => `${key} of the first release is missing`)
}
