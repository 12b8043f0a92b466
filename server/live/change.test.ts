import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES, type TestDatabase } from '#server/db/databases.fixture.ts'
import { CHANGES_CHANNEL, type Change, DIRECTORY, recordChanges } from './change.ts'

describe.each(DATABASES)('changes on $name', ({ start }) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await start()
  })
  afterAll(() => test.stop())

  it('are sent with the directory first, because responses are built with it', async () => {
    const received: string[] = []
    const onMessage = (payload: string) => void received.push((JSON.parse(payload) as Change).scope)
    await test.database.listen(CHANGES_CHANNEL, { onMessage, onGap: () => {} })
    const subjects = [{ scope: 'catalogue', id: 1 } as const, { scope: 'chess', id: 1 } as const, DIRECTORY]
    const changes = await test.database.queries.transaction((tx) => recordChanges(tx, subjects))
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(3)
    expect(received).toEqual(['directory', 'catalogue', 'chess'])
    expect(changes.map(({ scope }) => scope)).toEqual(received)
  })

  it('contain the changed units, in several parts if there are some dozens, and none if there are more', async () => {
    const chess = { scope: 'chess', id: 2 } as const
    const units = (count: number) => Array.from({ length: count }, (_, id) => ({ id: 100_000 + id, price: 1_000_000 }))
    const record = (count: number) =>
      test.database.queries.transaction((tx) => recordChanges(tx, [chess], units(count)))
    expect(await record(12)).toEqual([{ ...chess, version: 1, changed: units(12) }])
    const parts = await record(60)
    expect(parts.map(({ version, hasMore }) => [version, hasMore])).toEqual([
      [2, true],
      [3, true],
      [4, undefined],
    ])
    expect(parts.flatMap(({ changed }) => changed)).toEqual(units(60))
    expect(parts.every(({ changed }) => JSON.stringify(changed).length <= 800)).toBe(true)
    expect(await record(1000)).toEqual([{ ...chess, version: 5 }])
  })
})
