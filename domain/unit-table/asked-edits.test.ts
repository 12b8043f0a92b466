import { describe, expect, it } from 'vitest'
import type { Entity } from '#domain/draft/entity.ts'
import {
  type AskedEdits,
  askedCells,
  countEdits,
  firstAskedCell,
  isAsked,
  joinAsked,
  NOTHING_ASKED,
  openDoubts,
  withoutCells,
  withoutDoubts,
} from './asked-edits.ts'
import type { PriceDoubt } from './plan-edits.ts'
import { readUnits } from './read-units.ts'
import { CONTEXT, STATUSES, sourceOf, unitOf } from './unit.fixture.ts'

const doubt = (number: string, kind: PriceDoubt['kind']): PriceDoubt => ({
  unit: unitOf(number, {}),
  price: 1,
  extra: null,
  kind,
  usual: null,
  forArea: null,
})
const change = (number: string, field: string) => ({
  kind: 'instance' as const,
  id: `u${number}`,
  field,
  value: 1,
  base: 2,
})
const unit = (number: string): Entity => ({
  kind: 'instance',
  id: `u${number}`,
  fields: { parent: 'a1/10', number, status: 'free', layout: 'A', price: 100_000 },
})
const PROJECT: readonly Entity[] = [
  { kind: 'estate', id: 'a', fields: { name: 'A' } },
  { kind: 'section', id: 'a1', fields: { parent: 'a', number: 1 } },
  { kind: 'storey', id: 'a1/10', fields: { parent: 'a1', number: 10 } },
  { kind: 'layout', id: 'A', fields: { type: 'living', label: '2', area_total: 50 } },
  ...STATUSES.map(({ id }): Entity => ({ kind: 'status', id, fields: { type: id, name: id } })),
  unit('1'),
  unit('2'),
]
const asked: AskedEdits = {
  changes: [change('1', 'price'), change('2', 'price'), change('1', 'tags')],
  statuses: [{ id: 'u2', from: 'free', to: 'sold' }],
  doubts: [doubt('1', 'unusual')],
  liveDoubts: [],
}

describe('edits that wait for an answer', () => {
  it('are asked about once a session, except a price for one unit of area', () => {
    const doubts = [doubt('1', 'unusual'), doubt('2', 'on_request'), doubt('3', 'per_area')]
    expect(openDoubts(doubts, new Set()).length).toBe(3)
    expect(openDoubts(doubts, new Set(['unusual'])).map(({ kind }) => kind)).toEqual(['on_request', 'per_area'])
    expect(openDoubts(doubts, new Set(['unusual', 'on_request'])).map(({ kind }) => kind)).toEqual(['per_area'])
  })

  it('can be taken without the doubtful prices', () => {
    expect(withoutDoubts(asked)).toMatchObject({
      changes: [{ id: 'u2', field: 'price' }, { field: 'tags' }],
      statuses: [{ id: 'u2' }],
      doubts: [],
    })
  })

  it('give way where a cell is edited again, and grow by more edits', () => {
    const edited = [
      { row: 'u1', column: 'per_area' },
      { row: 'u2', column: 'status' },
    ]
    const rest = withoutCells(asked, edited, readUnits(sourceOf({ live: PROJECT }), CONTEXT).book)
    expect(rest).toMatchObject({
      changes: [{ id: 'u2', field: 'price' }, { field: 'tags' }],
      statuses: [],
      doubts: [],
    })
    expect(joinAsked(NOTHING_ASKED, asked)).toEqual(asked)
  })

  it('can be taken without the doubtful live statuses', () => {
    const [sold, free] = [unitOf('2', { type: 3 }), STATUSES[0]]
    if (!free) return expect.fail()
    const live: AskedEdits = {
      ...NOTHING_ASKED,
      changes: [change('1', 'tags'), { kind: 'tag', id: 'new', field: 'exists', value: true, base: null }],
      statuses: [
        { id: 'u2', from: 'sold', to: 'free' },
        { id: 'u3', from: 'free', to: 'reserved' },
      ],
      liveDoubts: [{ unit: sold, to: free }],
    }
    expect([isAsked(live), isAsked(withoutDoubts(live))]).toEqual([true, false])
    expect(withoutDoubts(live)).toMatchObject({ statuses: [{ id: 'u3' }], liveDoubts: [] })
    // A tag that is made for a cell is no cell.
    expect([countEdits(live), countEdits(withoutDoubts(live))]).toEqual([3, 2])
    expect(firstAskedCell(live)).toEqual({ row: 'u2', column: 'status' })
  })

  it('of a layout are shown for all of its units', () => {
    const { book } = readUnits(sourceOf({ live: PROJECT }), CONTEXT)
    const euro = { kind: 'layout', id: 'A', field: 'euro_layout', value: true, base: null } as const
    const { units } = askedCells({ ...asked, changes: [...asked.changes, euro] }, book)
    for (const id of ['u1', 'u2']) expect(units.get(id)?.layout?.fields).toMatchObject({ euro_layout: true })
    expect(units.get('u1')).toMatchObject({ price: 1 })
    const cells = [{ row: 'u2', column: 'euro_layout' }]
    expect(withoutCells({ ...asked, changes: [euro] }, cells, book).changes).toEqual([])
  })

  it('are shown as they will be', () => {
    const { book } = readUnits(sourceOf({ live: PROJECT }), CONTEXT)
    const { units, waiting, doubtful } = askedCells(asked, book)
    // What follows from a new price is shown too.
    expect(units.get('u1')).toMatchObject({ price: 1, perArea: 0.02, tags: [] })
    expect(units.get('u2')).toMatchObject({ price: 1, status: { id: 'sold' }, effective: { id: 'sold' } })
    expect(waiting.has('instance status u2')).toBe(true)
    expect([...doubtful]).toEqual(['instance price u1'])
  })
})
