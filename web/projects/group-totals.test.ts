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

test('adds up what is free and finds the lowest price', () => {
  const entries = [entry({ free_count: 3, min_price: 200 }), entry({ free_count: 2, min_price: 100 }), entry({})]
  expect(groupTotals(entries)).toEqual({ free: 5, from: { price: 100, currency: 'EUR' } })
})

test('names no lowest price of different currencies', () => {
  const entries = [entry({ min_price: 200 }), entry({ min_price: 100, currency: 'USD' })]
  expect(groupTotals(entries).from).toBeNull()
})

test('an empty group offers nothing', () => {
  expect(groupTotals([])).toEqual({ free: 0, from: null })
})
