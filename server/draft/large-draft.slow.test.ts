import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { startDrafts, type TestDrafts, unitChange } from './drafts.fixture.ts'

const UNITS = 4000
const FIELDS = { parent: 'f1', layout: 'A', status: 'free', price: 100_000 }

describe.each(DATABASES)('a draft of more than 20,000 entries on $name', ({ start }) => {
  let test: TestDrafts
  beforeAll(async () => {
    test = await startDrafts(start)
  })
  afterAll(() => test.stop())

  it('is made, changed, listed in pages, undone and removed, each in one call', async () => {
    const ids = Array.from({ length: UNITS }, (_, index) => `new-${index}`)
    const change = async (changes: readonly unknown[]) => (await test.anna('PATCH', test.draft, [...changes])).json()
    const made = await change(
      ids.map((id) => ({ ...unitChange(id, 'exists', true, false), fields: { ...FIELDS, number: id.slice(4) } })),
    )
    expect(made).toMatchObject({ data: { changed: UNITS * 6 } })
    const changed = await change(
      ids.flatMap((id) => [
        unitChange(id, 'price', 200_000, 100_000),
        unitChange(id, 'extra_price', 5, null),
        unitChange(id, 'parent', 'f2', 'f1'),
        unitChange(id, 'number', `${id}a`, id.slice(4)),
        unitChange(id, 'tags', ['terrace'], null),
      ]),
    )
    expect(changed).toMatchObject({ data: { changed: 20_000 } })
    const page = (await test.anna('GET', `${test.draft}?limit=1000`)).json()
    const after = (await test.anna('GET', `${test.draft}?limit=1000&before=${page.next}`)).json()
    const seen = new Set([...page.data, ...after.data].map(({ entry }: { entry: number }) => entry))
    expect([seen.size, after.counts.entries]).toEqual([2000, UNITS * 8])
    const { batch } = changed.data
    const undone = (await test.anna('POST', `${test.draft}/undo`, { batch })).json()
    expect(undone).toMatchObject({ data: { changed: 20_000, kept: [] } })
    const removed = await change([{ kind: 'estate', id: 'h1', field: 'exists', value: false, base: true }])
    expect(removed).toMatchObject({ data: { changed: UNITS * 6 + 7 } })
    const tooMany = await test.anna('PATCH', test.draft, Array(20_001).fill(unitChange('1', 'price', 1, 2)))
    expect(tooMany.statusCode).toBe(400)
  }, 600_000)
})
