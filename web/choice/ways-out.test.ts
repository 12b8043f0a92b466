import { expect, test } from 'vitest'
import { bitOf } from '#domain/filter/evaluate.ts'
import { type Criterion, EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { waysOut } from './ways-out.ts'

/** Everything is set. */
const FILTER: Filter = {
  ...EMPTY_FILTER,
  types: ['living'],
  rooms: ['2'],
  area: { from: 1, to: null },
  price: { from: 1, to: null },
  only_free: true,
}

/** Units that fail the given criteria each. */
function failing(...units: readonly (readonly Criterion[])[]): Uint16Array {
  return Uint16Array.from(units, (criteria) => criteria.reduce((bits, criterion) => bits | bitOf(criterion), 0))
}

test('offers to drop the criterion that keeps most units away', () => {
  expect(waysOut(failing(['price'], ['rooms'], ['price'], ['rooms', 'price']), FILTER)).toEqual([
    { criterion: 'price', count: 2 },
    { criterion: 'rooms', count: 1 },
  ])
})

test('shows what is sold only as the last way, however much it is', () => {
  const ways = waysOut(failing(['only_free'], ['only_free'], ['area']), FILTER)
  expect(ways.map(({ criterion }) => criterion)).toEqual(['area', 'only_free'])
})

test('offers three ways at most', () => {
  expect(waysOut(failing(['types'], ['rooms'], ['area'], ['price']), FILTER)).toHaveLength(3)
})

test('knows no way where every unit fails twice', () => {
  expect(waysOut(failing(['rooms', 'price']), FILTER)).toEqual([])
})

test('does not offer to drop the preselected kind, which nobody has set', () => {
  expect(waysOut(failing(['types'], ['price']), { ...FILTER, types: [] })).toEqual([{ criterion: 'price', count: 1 }])
})
