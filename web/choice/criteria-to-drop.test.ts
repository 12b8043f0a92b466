import { expect, test } from 'vitest'
import { type Criterion, EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { bitOf } from '#domain/filter/match-units.ts'
import { criteriaToDrop } from './criteria-to-drop.ts'

/** Several criteria are set. */
const FILTER: Filter = {
  ...EMPTY_FILTER,
  types: ['living'],
  rooms: ['2'],
  area: { from: 1, to: null },
  price: { from: 1, to: null },
  only_free: true,
}

/** Units, each failing the given criteria. */
function failing(...units: readonly (readonly Criterion[])[]): Uint16Array {
  return Uint16Array.from(units, (criteria) => criteria.reduce((bits, criterion) => bits | bitOf(criterion), 0))
}

test('offers first to drop the criterion that hides most units', () => {
  expect(criteriaToDrop(failing(['price'], ['rooms'], ['price'], ['rooms', 'price']), FILTER)).toEqual([
    { criterion: 'price', count: 2 },
    { criterion: 'rooms', count: 1 },
  ])
})

test('offers sold units last, however many there are', () => {
  const ways = criteriaToDrop(failing(['only_free'], ['only_free'], ['area']), FILTER)
  expect(ways.map(({ criterion }) => criterion)).toEqual(['area', 'only_free'])
})

test('offers at most three criteria', () => {
  expect(criteriaToDrop(failing(['types'], ['rooms'], ['area'], ['price']), FILTER)).toHaveLength(3)
})

test('offers nothing if every unit fails two criteria', () => {
  expect(criteriaToDrop(failing(['rooms', 'price']), FILTER)).toEqual([])
})

test('does not offer to drop the preselected kind, which the visitor has not set', () => {
  expect(criteriaToDrop(failing(['types'], ['price']), { ...FILTER, types: [] })).toEqual([
    { criterion: 'price', count: 1 },
  ])
})
