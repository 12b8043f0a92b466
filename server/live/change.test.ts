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
})
