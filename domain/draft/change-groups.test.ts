import { describe, expect, it } from 'vitest'
import { type ChangeRow, groupRows, inListOrder, rowsOf, sumPrices } from './change-groups.ts'

type Entry = ChangeRow['entries'][0]

/** An entry of a draft. By default the price of a unit grows from 100 to 110. */
function entryOf(parts: Partial<Entry> = {}): Entry {
  return { kind: 'instance', id: 'a-1', field: 'price', value: 110, live: 100, batch: 'b', ...parts }
}

describe('the changes of a draft', () => {
  it('are grouped by what they are about, in a fixed order', () => {
    const rows = rowsOf([
      entryOf({ kind: 'project', id: 'project', field: 'name' }),
      entryOf({ kind: 'frame', id: 'facade#0', field: 'regions' }),
      entryOf({ field: 'tags' }),
      entryOf({ kind: 'order', id: 'layouts', field: 'ids' }),
      entryOf({ kind: 'storey', id: 's-1', field: 'number' }),
      entryOf({ field: 'renovation' }),
      entryOf(),
      entryOf({ field: 'extra_price' }),
      entryOf({ kind: 'catalogue', id: 'catalogue', field: 'root' }),
    ])
    expect(groupRows(rows).map(([group, some]) => [group, some.length])).toEqual([
      ['prices', 2],
      ['facts', 1],
      ['structure', 1],
      ['layouts', 1],
      ['marks', 1],
      ['pictures', 2],
      ['content', 1],
    ])
  })

  it('show a new or removed entity as one change with all its entries', () => {
    const made = { id: 'new', live: null }
    const rows = rowsOf([
      entryOf({ ...made, field: 'price' }),
      entryOf({ ...made, field: 'exists', value: true }),
      entryOf({ ...made, field: 'number', value: '57' }),
      entryOf({ id: 'old', field: 'exists', value: false, live: true }),
    ])
    expect(rows.map(({ act, group, entity, entries }) => [act, group, entity.id, entries.length])).toEqual([
      ['made', 'structure', 'new', 3],
      ['removed', 'structure', 'old', 1],
    ])
    expect(rows[0]?.entries[0].field).toBe('exists')
  })
})

describe('the sum of changed prices', () => {
  const rows = rowsOf([
    entryOf({ id: 'a', live: 100.1, value: 100.3 }),
    entryOf({ id: 'a', field: 'extra_price', live: 1, value: 5 }),
    entryOf({ id: 'b', live: 200, value: 190 }),
  ])

  it('counts units once and leaves second prices out', () => {
    expect(sumPrices(rows, false)).toEqual({ units: 2, sum: -9.8 })
  })

  it('is not said if the currency changes, or a price is on request', () => {
    expect(sumPrices(rows, true).sum).toBeNull()
    expect(sumPrices([...rows, ...rowsOf([entryOf({ id: 'c', live: null })])], false)).toEqual({ units: 3, sum: null })
  })
})

describe('the list of changed prices', () => {
  const rows = rowsOf([
    entryOf({ id: 'a', live: 100, value: 104 }),
    entryOf({ id: 'b', live: 461_800, value: 4_750_000 }),
    entryOf({ id: 'c', live: null, value: 300 }),
    entryOf({ id: 'd', live: 100, value: 50 }),
    entryOf({ id: 'e', live: 100, value: 9000 }),
  ])
  const idsOf = (fresh: readonly string[], changesCurrency = false) =>
    inListOrder(rows, new Set(fresh), changesCurrency).map(({ entity }) => entity.id)

  it('begins with the largest jumps, and what has just come is last', () => {
    expect(idsOf([])).toEqual(['e', 'b', 'd', 'a', 'c'])
    expect(idsOf(['instance price e'])).toEqual(['b', 'd', 'a', 'c', 'e'])
    // Nothing can be compared in another currency.
    expect(idsOf([], true)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})
