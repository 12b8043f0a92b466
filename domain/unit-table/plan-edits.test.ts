import { describe, expect, it } from 'vitest'
import type { Entity, Snapshot } from '#domain/draft/entity.ts'
import { planEdits, planUnit } from './plan-edits.ts'
import { bookOf, unitOf } from './unit.fixture.ts'

type Edits = Parameters<typeof planEdits>[0]

const units = [
  unitOf('1', { price: 400_000 }),
  unitOf('2', { price: null }),
  unitOf('3', { price: 200_000 }),
  unitOf('4', { type: 3 }),
  unitOf('5', { price: 363_700, extraPrice: 383_400 }),
]
const book = bookOf(units, { tags: [{ id: 'terrace', name: 'Terrace' }] })
const live: Snapshot = new Map(
  units.map(({ id, price, status }) => {
    const fields = { status: status?.id ?? '', ...(price !== null && { price }) }
    return [`instance ${id}`, { kind: 'instance', id, fields } satisfies Entity]
  }),
)
const plan = (edits: Edits, known: readonly number[] = []) => {
  let made = 0
  return planEdits(edits, {
    book,
    live,
    shown: live,
    begun: null,
    knownPrices: () => known,
    lang: 'de',
    newId: () => {
      made += 1
      return `new-${made}`
    },
  })
}
const price = (unit: string, text: string, column = 'price') => ({ row: `u${unit}`, column, text })
const doubts = (edits: Edits, known?: readonly number[]) =>
  plan(edits, known).doubts.map(({ unit, kind }) => `${unit.number} ${kind}`)

describe('a new price', () => {
  it('is asked about if it is gone or far from the live one', () => {
    expect(doubts([price('1', '0'), price('3', '')])).toEqual(['1 on_request', '3 on_request'])
    // A quarter of 400,000 is 100,000.
    expect(doubts([price('1', '500000')])).toEqual([])
    expect(doubts([price('1', '500001')])).toEqual(['1 unusual'])
    expect(doubts([price('1', '299k')])).toEqual(['1 unusual'])
    // A unit on request stays so, or gets its first price.
    expect(doubts([price('2', ''), price('2', '90k')])).toEqual([])
  })

  it('is compared with the prices that the unit has had, if the page knows them', () => {
    // In order 280, 300, 400: the median is 300,000, and a quarter of it 75,000.
    const known = [400_000, 280_000, 300_000]
    expect(doubts([price('1', '376k')], known)).toEqual(['1 unusual'])
    expect(doubts([price('1', '375k')], known)).toEqual([])
    expect(doubts([price('1', '299k')], known)).toEqual([])
  })

  it('for one unit of area is always asked about, and gives way to a price of the same act', () => {
    // 6,000 × 70 = 420,000
    const edit = price('1', '6000', 'per_area')
    expect(plan([edit])).toMatchObject({
      changes: [{ id: 'u1', field: 'price', value: 420_000, base: 400_000 }],
      doubts: [{ kind: 'per_area', price: 420_000, usual: null, forArea: { exact: 420_000 } }],
    })
    // 8,000 × 70 = 560,000 is also unusual.
    expect(plan([price('1', '8000', 'per_area')]).doubts).toMatchObject([{ kind: 'per_area', usual: 400_000 }])
    expect(plan([edit, price('1', '410k')])).toMatchObject({ changes: [{ value: 410_000 }], doubts: [] })
    expect(plan([price('1', '', 'per_area')])).toMatchObject({ changes: [], doubts: [] })
  })
})

describe('a second price', () => {
  it('that would be below the first one is asked about, whichever of them is typed', () => {
    expect(doubts([price('5', '399k')])).toEqual(['5 extra'])
    expect(doubts([price('5', '350k', 'extra_price')])).toEqual(['5 extra'])
    expect(doubts([price('5', '370k')])).toEqual([])
    // Both in one act, as by a paste, are compared with each other.
    expect(doubts([price('5', '399k'), price('5', '420k', 'extra_price')])).toEqual([])
    expect(doubts([price('5', '900k')])).toEqual(['5 unusual', '5 extra'])
  })
})

describe('live statuses', () => {
  const status = (unit: string, text: string) => ({ row: `u${unit}`, column: 'status', text })
  const asked = (edits: Edits) => plan(edits).liveDoubts.map(({ unit, to }) => `${unit.number} ${to.id}`)

  it('are asked about where a sold unit becomes something else, and where several become sold', () => {
    expect(asked([status('4', 'Available')])).toEqual(['4 free'])
    expect(asked([status('1', 'Sold')])).toEqual([])
    expect(asked([status('1', 'Sold'), status('2', 'Sold')])).toEqual(['1 sold', '2 sold'])
    expect(asked([status('1', 'Reserved'), status('2', 'Reserved'), status('4', 'Reserved')])).toEqual(['4 reserved'])
  })

  it('are asked about in the same way outside the table', () => {
    const [unit] = units.slice(3)
    if (!unit) return expect.fail()
    const deps = { book, live, knownPrices: () => [] }
    expect(planUnit(unit, { status: 'free' }, deps)).toMatchObject({
      changes: [],
      statuses: [{ id: 'u4', from: 'sold', to: 'free' }],
      liveDoubts: [{ to: { id: 'free' } }],
    })
    expect(planUnit(unit, { price: { value: 4_000_000, base: 100_000 } }, deps)).toMatchObject({
      changes: [{ field: 'price', value: 4_000_000 }],
      statuses: [],
      doubts: [{ kind: 'unusual' }],
    })
    // What the draft alone knows is nobody's surprise.
    expect(planUnit({ ...unit, isNew: true }, { status: 'free' }, deps)).toMatchObject({
      changes: [{ field: 'status', value: 'free', base: 'sold' }],
      statuses: [],
      liveDoubts: [],
    })
    expect(planUnit(unit, { status: 'sold', price: { value: 1, base: 1 } }, deps)).toMatchObject({
      changes: [],
      statuses: [],
    })
  })
})

describe('tags', () => {
  const tags = (unit: string, text: string, added?: readonly string[]) => ({
    row: `u${unit}`,
    column: 'tags',
    text,
    ...(added && { added }),
  })

  it('are made on the spot, each once, in the language of the project', () => {
    const { changes, wrong } = plan([tags('1', 'Terrace, Sea view', ['Sea view']), tags('2', 'sea view', ['sea view'])])
    expect(wrong.size).toBe(0)
    expect(changes).toMatchObject([
      { kind: 'tag', id: 'new-1', value: true, fields: { name: { de: 'Sea view' } } },
      { kind: 'instance', id: 'u1', field: 'tags', value: ['terrace', 'new-1'] },
      { kind: 'instance', id: 'u2', field: 'tags', value: ['new-1'] },
    ])
  })

  it('that nobody asked for stay in the cell as a fault', () => {
    const { changes, wrong } = plan([tags('1', 'Terrace, Pool, Sauna')])
    expect(changes).toEqual([])
    expect([...wrong.values()]).toMatchObject([{ column: 'tags', unknown: ['Pool', 'Sauna'] }])
  })
})

it('statuses of units that visitors know change live', () => {
  expect(plan([{ row: 'u1', column: 'status', text: 'Sold' }])).toMatchObject({
    changes: [],
    statuses: [{ id: 'u1', from: 'free', to: 'sold' }],
  })
})

describe('columns of a layout or a building', () => {
  const layout = { id: 'B2', type: 'living', label: '2', area: 50, plan: null, fields: {} } as const
  const pair = ['1', '2'].map((number) => unitOf(number, { layout }))
  const deps = { book: bookOf([...pair, unitOf('3', {})]), live, shown: live, begun: null, lang: 'de' } as const
  const typed = (row: string, column: string, text: string) => ({ row, column, text })

  it('change what the units share, once', () => {
    const edits = [
      typed('u1', 'euro_layout', 'ja'),
      typed('u2', 'euro_layout', 'ja'),
      typed('u1', 'storeys_total', '9'),
    ]
    const { changes } = planEdits(edits, { ...deps, knownPrices: () => [], newId: () => '' })
    expect(changes).toEqual([
      { kind: 'layout', id: 'B2', field: 'euro_layout', value: true, base: null },
      { kind: 'estate', id: 'a', field: 'storeys_total', value: 9, base: null },
    ])
  })

  it('change nothing of a unit without a layout', () => {
    const { changes, wrong } = planEdits([typed('u3', 'euro_layout', 'ja')], {
      ...deps,
      knownPrices: () => [],
      newId: () => '',
    })
    expect([changes, wrong.size]).toEqual([[], 0])
  })
})
