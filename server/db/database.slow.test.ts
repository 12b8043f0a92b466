import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '#server/db/tables/account.ts'
import * as building from '#server/db/tables/building.ts'
import * as catalogue from '#server/db/tables/catalogue.ts'
import * as consent from '#server/db/tables/consent.ts'
import * as draft from '#server/db/tables/draft.ts'
import * as estate from '#server/db/tables/estate.ts'
import * as history from '#server/db/tables/history.ts'
import * as order from '#server/db/tables/order.ts'
import * as picture from '#server/db/tables/picture.ts'
import * as pictureContent from '#server/db/tables/picture-content.ts'
import * as project from '#server/db/tables/project.ts'
import { DATABASES, type TestDatabase } from './databases.fixture.ts'
import { openDatabase } from './open-database.ts'

const TABLES: readonly PgTable[] = [
  account,
  building,
  catalogue,
  consent,
  draft,
  estate,
  history,
  order,
  picture,
  pictureContent,
  project,
].flatMap((tables) => Object.values(tables))

describe.each(DATABASES)('the database on $name', ({ start }) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await start()
  }, 240_000)
  afterAll(() => test.stop())

  it.each(TABLES.map((table) => [getTableConfig(table).name, table] as const))(
    'has the table %s as queries expect it',
    async (name, table) => {
      const rows = await test.database.onConnection((run) =>
        run(`select column_name, is_nullable from information_schema.columns where table_name = '${name}'`),
      )
      const found = rows.map((row) => [row.column_name, row.is_nullable === 'NO'])
      const expected = getTableConfig(table).columns.map((column) => [column.name, column.notNull])
      expect(found.toSorted()).toEqual(expected.toSorted())
      await expect(test.database.queries.select().from(table).limit(1)).resolves.toEqual([])
    },
  )

  it('is PostgreSQL 17 or newer', async () => {
    const [row] = await test.database.onConnection((run) => run('show server_version_num'))
    expect(Number(row?.server_version_num)).toBeGreaterThanOrEqual(170_000)
  })

  it('delivers notifications on a channel', async () => {
    const received = new Promise<string>((resolve) => {
      void test.database
        .listen('talk', { onMessage: resolve, onGap: () => {} })
        .then(() => test.database.queries.execute(sql`select pg_notify('talk', 'hello')`))
    })
    expect(await received).toBe('hello')
  })

  it('rolls back a transaction that fails', async () => {
    const { queries } = test.database
    const failing = queries.transaction(async (tx) => {
      await tx.insert(account.accounts).values({ name: 'half' })
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await queries.select().from(account.accounts)).toEqual([])
  })
})

describe('the embedded database', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('keeps its data and applies each migration once', async () => {
    const first = await openDatabase(null, folder)
    await first.queries.insert(account.accounts).values({ name: 'kept' })
    await first.close()
    const second = await openDatabase(null, folder)
    expect(await second.queries.select({ name: account.accounts.name }).from(account.accounts)).toEqual([
      { name: 'kept' },
    ])
    await second.close()
  }, 240_000)
})

it('fails to open if the database server is unreachable', async () => {
  await expect(openDatabase('postgres://nobody@127.0.0.1:1/none', '')).rejects.toThrow()
})
