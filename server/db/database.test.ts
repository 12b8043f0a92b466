import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { DATABASES, type TestDatabase } from './databases.fixture.ts'

describe.each(DATABASES)('the database on $name', ({ start }) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await start()
  }, 60_000)
  afterAll(() => test.stop())

  it('takes parameters and gives rows', async () => {
    const rows = await test.database.query<{ sum: number; word: string }>(
      'select $1::int + 1 as sum, $2::text as word',
      [41, "it's"],
    )
    expect(rows).toEqual([{ sum: 42, word: "it's" }])
  })

  it('is PostgreSQL 17 or newer, whichever it is', async () => {
    const [row] = await test.database.query<{ server_version_num: string }>('show server_version_num')
    expect(Number(row?.server_version_num)).toBeGreaterThanOrEqual(170_000)
  })

  it('fails with the database’s own word on a wrong statement', async () => {
    await expect(test.database.query('select * from no_such_table')).rejects.toThrow('no_such_table')
  })
})

it('the embedded database keeps what was written when it is opened again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-'))
  const first = await openDatabase(null, folder)
  await first.query('create table kept (id int)')
  await first.query('insert into kept values (7)')
  await first.close()
  const second = await openDatabase(null, folder)
  expect(await second.query('select id from kept')).toEqual([{ id: 7 }])
  await second.close()
  await rm(folder, { recursive: true })
}, 60_000)

it('refuses to start when the database server is not there', async () => {
  await expect(openDatabase('postgres://nobody@127.0.0.1:1/none', '')).rejects.toThrow()
})
