import { expect, test } from 'vitest'
import { type Entry, groupTotals } from './group-totals.ts'

const entry = (fields: Partial<Entry>): Entry => ({
  id: 1,
  type: 'InteractiveCatalogue',
  name: 'A',
  token: 'a',
  project_id: 1,
  image: null,
  address: null,
  stage: null,
  construction_end: null,
  currency: 'EUR',
  area_unit: 'm',
  min_price: null,
  free_by_kind: [],
  free_count: 0,
  free_by_label: [],
  ...fields,
})

test('adds up free units by kind and finds the lowest price of the leading kind', () => {
  const entries = [
    entry({ free_by_kind: [{ kind: 'home', count: 3, all: 9, min_price: 200 }] }),
    entry({
      free_by_kind: [
        { kind: 'home', count: 2, all: 2, min_price: 100 },
        { kind: 'storage', count: 4, all: 6, min_price: 5 },
      ],
    }),
    entry({}),
  ]
  expect(groupTotals(entries)).toEqual({
    free_by_kind: [
      { kind: 'home', count: 5, all: 11, min_price: null },
      { kind: 'storage', count: 4, all: 6, min_price: null },
    ],
    from: { price: 100, currency: 'EUR' },
  })
})

test('has no lowest price across different currencies', () => {
  const home = (min_price: number) => ({ free_by_kind: [{ kind: 'home' as const, count: 1, all: 1, min_price }] })
  expect(groupTotals([entry(home(200)), entry({ ...home(100), currency: 'USD' })]).from).toBeNull()
})

test('an empty group has no totals', () => {
  expect(groupTotals([])).toEqual({ free_by_kind: [], from: null })
})
