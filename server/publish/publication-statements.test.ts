import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { type RecordedQuery, recordQueries } from '#server/db/recorded-queries.fixture.ts'
import { importInto } from '#server/export/export.fixture.ts'
import { at, type ProjectInput, sampleFile } from '#server/import/import.fixture.ts'
import { type Edit, price, startPublish, type TestPublish } from './publish.fixture.ts'

const STOREYS = 4
const UNITS = 30

/** The sample project with a building of many units, whose own ids say where they are. */
function manyUnits(): ProjectInput {
  const file = sampleFile()
  const storeys = Array.from({ length: STOREYS }, (_, storey) => ({
    id: `storey ${storey}`,
    number: storey,
    instances: Array.from({ length: UNITS }, (_, unit) => ({
      id: `unit ${storey}-${unit}.`,
      number: `${storey}${unit}`,
      layout: 'A',
      status: 'free',
      price: 100_000,
    })),
  }))
  file.estates.push({ id: 'h2', name: 'House 2', sections: [{ id: 's2', number: 1, storeys }] })
  return file
}

const CHANGED = Array.from({ length: 12 }, (_, index) => `unit ${index % STOREYS}-${index}.`)
const OTHERS = Array.from(
  { length: STOREYS * UNITS },
  (_, index) => `unit ${index % STOREYS}-${index % UNITS}.`,
).filter((id) => !CHANGED.includes(id))

describe.each(DATABASES)('the statements of a publication on $name', ({ start }) => {
  let test: TestPublish
  beforeAll(async () => {
    test = await startPublish(start)
  }, 120_000)
  afterAll(() => test.test.stop())
  beforeEach(() => importInto(test.test, manyUnits()))

  /** What the connections are asked and answer until visitors see the publication. */
  async function publishRecorded(edits: readonly Edit[]): Promise<readonly RecordedQuery[]> {
    await test.edit(edits)
    const { recorded, stop } = recordQueries()
    let own: readonly RecordedQuery[] = []
    const unsubscribe = test.deps.feed.subscribe(() => {
      if (own.length === 0) own = [...recorded]
    }, 'first')
    try {
      expect(await test.publish()).toMatchObject({ published: {} })
    } finally {
      unsubscribe()
      stop()
    }
    expect(own.length).toBeGreaterThan(0)
    return own
  }

  it.each([
    ['prices', CHANGED.map((id) => price(id, 123_000))],
    ['numbers', CHANGED.map((id): Edit => ({ kind: 'instance', id, field: 'number', value: `${id}a` }))],
    [
      'numbers, names and prices',
      [
        ...CHANGED.map((id): Edit => ({ kind: 'instance', id, field: 'number', value: `${id}b` })),
        ...CHANGED.map((id) => price(id, 124_000)),
        { kind: 'estate', id: 'h2', field: 'name', value: { en: 'East' } } as const,
        { kind: 'layout', id: 'B', field: 'bathrooms', value: 3 } as const,
      ],
    ],
  ])('of %s neither read nor write other units', async (_, edits) => {
    const own = await publishRecorded(edits)
    const touched = own.flatMap(({ values, rows }) => [values, rows]).map((each) => JSON.stringify(each) ?? '')
    expect(CHANGED.filter((id) => !touched.some((text) => text.includes(id)))).toEqual([])
    expect(OTHERS.filter((id) => touched.some((text) => text.includes(id)))).toEqual([])
    // Nor do they read them by ids: no statement answers more than there is to change.
    expect(Math.max(...own.map(({ rows }) => rows.length))).toBeLessThanOrEqual(edits.length)
  })

  it('of a unit that moves read the units of its sections', async () => {
    const own = await publishRecorded([{ kind: 'instance', id: at(CHANGED, 0), field: 'position', value: 7 }])
    const touched = own.flatMap(({ rows }) => rows).map((each) => JSON.stringify(each))
    expect(OTHERS.every((id) => touched.some((text) => text.includes(id)))).toBe(true)
  })
})
