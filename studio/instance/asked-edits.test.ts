import { describe, expect, it } from 'vitest'
import { type AskedEdits, joinAsked, NOTHING_ASKED, openDoubts, withoutCells, withoutDoubts } from './asked-edits.ts'
import type { PriceDoubt } from './plan-edits.ts'
import { unitOf } from './unit.fixture.ts'

const doubt = (number: string, kind: PriceDoubt['kind']): PriceDoubt => ({
  ...{ unit: unitOf(number, {}), price: 1, kind, usual: null, forArea: null },
})
const change = (number: string, field: string) => ({
  ...{ kind: 'instance' as const, id: `u${number}`, field, value: 1, base: 2 },
})
const asked: AskedEdits = {
  changes: [change('1', 'price'), change('2', 'price'), change('1', 'tags')],
  statuses: [{ id: 'u2', from: 'free', to: 'sold' }],
  doubts: [doubt('1', 'unusual')],
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
      ...{ changes: [{ id: 'u2', field: 'price' }, { field: 'tags' }], statuses: [{ id: 'u2' }], doubts: [] },
    })
  })

  it('give way where a cell is edited again, and grow by more edits', () => {
    const rest = withoutCells(asked, [
      { row: 'u1', column: 'per_area' },
      { row: 'u2', column: 'status' },
    ])
    expect(rest).toMatchObject({
      ...{ changes: [{ id: 'u2', field: 'price' }, { field: 'tags' }], statuses: [], doubts: [] },
    })
    expect(joinAsked(NOTHING_ASKED, asked)).toEqual(asked)
  })
})
