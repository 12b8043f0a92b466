import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { anOrder } from '#contract/orders.fixture.ts'
import { startTestApp } from './app.fixture.ts'
import { emptyPlace } from './backup/backup.fixture.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { writeBackup } from './backup/write-backup.ts'
import type { Database } from './db/database.ts'
import { DATABASES } from './db/databases.fixture.ts'
import { migrate, readMigrations } from './db/migrate.ts'
import { resumeDeliveries } from './delivery/resume-deliveries.ts'
import { createJobs } from './jobs/create-jobs.ts'
import { createFolderStorage } from './storage/folder-storage.ts'

const FIRST_RELEASE = [
  '0001_catalogue.sql',
  '0002_orders.sql',
  '0003_prices_of_orders.sql',
  '0005_tag_texts.sql',
  '0006_leads.sql',
]
const ROWS = path.join(import.meta.dirname, 'first-release.fixture.sql')
const KEY = 'vk_first_release_key_of_a_test_0001'

describe.each(DATABASES)('data of the first release on $name', ({ start }) => {
  it('is opened by this release: no value is lost, and responses, orders and keys work', async () => {
    const test = await start()
    const { database } = test
    await database.onConnection((run) => run('drop schema public, pgboss cascade; create schema public'))
    await migrate(database, FIRST_RELEASE)
    await database.onConnection(async (run) => run(await readFile(ROWS, 'utf8')))
    const columns = await readColumns(database)
    const before = await readValues(database, columns)
    const empty = [...before].filter(([, { length }]) => length === 0)
    expect(empty).toEqual([])

    await migrate(database)
    const after = await readValues(database, columns)
    for (const [table, values] of before) {
      const kept = new Set(after.get(table))
      expect([table, values.filter((value) => !kept.has(value))]).toEqual([table, []])
    }

    const jobs = await createJobs(database, { onError: () => {} })
    expect(await resumeDeliveries(database, jobs)).toBe(1)
    const { app, stop } = await startTestApp(test, { jobs })
    const get = async (url: string, headers = {}) => {
      const response = await app.inject({ url: `/api/v1${url}`, headers })
      expect([url, response.statusCode]).toEqual([url, 200])
      return response.json()
    }
    const chess = await get('/public/projects/1/chess?first_token=harbour')
    expect(JSON.stringify(chess)).toContain('"101"')
    await get('/public/projects/1?first_token=harbour')
    await get('/public/token?first_token=coast')
    const posted = await app.inject({
      method: 'POST',
      url: '/api/v1/public/orders?first_token=harbour',
      payload: anOrder,
      headers: { 'idempotency-key': 'an-order-after-the-upgrade' },
    })
    expect(posted.statusCode).toBe(201)
    const authorization = `Bearer ${KEY}`
    const { data } = await get('/manage/orders', { authorization })
    expect(data).toHaveLength(2)
    expect(data[1]).toMatchObject({ id: 1, name: 'Ada', comment: 'A line\nand another', consent: null })
    expect((await get('/manage/keys', { authorization })).data).toMatchObject([
      { id: 1, role: 'owner', projects: null },
    ])
    await jobs.stop()
    await stop()
    await test.stop()
  })
})

it('a backup of the first release is restored by this one, and one of a later release is refused', async () => {
  const test = await DATABASES[1].start()
  const { database } = test
  await database.onConnection((run) => run('drop schema public cascade; create schema public'))
  await migrate(database, FIRST_RELEASE)
  await database.onConnection(async (run) => run(await readFile(ROWS, 'utf8')))
  const columns = await readColumns(database)
  const before = await readValues(database, columns)
  const place = await emptyPlace('server')
  const file = path.join(place.dataDir, 'first-release.backup')
  const deps = { media: createFolderStorage(place.dataDir), dataDir: place.dataDir, now: new Date() }
  expect(await writeBackup({ ...deps, database }, file)).toMatchObject({ files: 0 })
  expect(await restoreBackup(place, file)).toMatchObject({ files: 0 })
  const restored = await place.open()
  const after = await readValues(restored, columns)
  for (const [table, values] of before) {
    if (table !== 'migrations') expect([table, after.get(table)?.toSorted()]).toEqual([table, values.toSorted()])
  }
  const applied = await readValues(restored, new Map([['migrations', ['name']]]))
  expect(applied.get('migrations')).toEqual((await readMigrations()).map(({ name }) => `(${name})`))

  // An empty database of this release is refused, because the migrations would not run on the restored rows.
  const later = await DATABASES[1].start()
  expect(await restoreBackup({ databaseUrl: later.url, dataDir: place.dataDir }, file)).toMatchObject({
    reason: expect.stringMatching(
      /^The database has tables of a newer version \(0007_keys\.sql\): create an empty one/,
    ),
  })
  await later.database.onConnection((run) => run(`insert into migrations (name) values ('9999_future.sql')`))
  const future = path.join(place.dataDir, 'future.backup')
  await writeBackup({ ...deps, database: later.database }, future)
  expect(await restoreBackup(place, future)).toMatchObject({
    reason: expect.stringMatching(/is a backup of a newer Vitrine \(9999_future\.sql\)/),
  })
  await restored.close()
  await place.remove()
  await later.stop()
  await test.stop()
})

type Columns = ReadonlyMap<string, readonly string[]>

async function readColumns({ queries }: Database): Promise<Columns> {
  const { rows } = (await queries.execute(sql`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' order by 1, ordinal_position`)) as { rows?: { table: string; name: string }[] }
  const byTable = Map.groupBy(rows ?? [], ({ table }) => table)
  return new Map([...byTable].map(([table, found]) => [table, found.map(({ name }) => name)]))
}

/** The rows of each table as text, in the columns of the first release. */
async function readValues({ queries }: Database, columns: Columns) {
  const found = new Map<string, readonly string[]>()
  for (const [table, names] of columns) {
    const answer = await queries.execute(sql.raw(`select row(${names.join(', ')})::text as value from ${table}`))
    const { rows } = answer as { rows?: { value: string }[] }
    found.set(table, rows?.map(({ value }) => value) ?? [])
  }
  return found
}
