import { expect, test } from 'vitest'
import { bitOf } from '#domain/filter/evaluate.ts'
import type { Criterion } from '#domain/filter/filter.ts'
import { waysOut } from './ways-out.ts'

/** Units that fail the given criteria each. */
function failing(...units: readonly (readonly Criterion[])[]): Uint16Array {
  return Uint16Array.from(units, (criteria) => criteria.reduce((bits, criterion) => bits | bitOf(criterion), 0))
}

test('offers to drop the criterion that keeps most units away', () => {
  expect(waysOut(failing(['price'], ['rooms'], ['price'], ['rooms', 'price']))).toEqual([
    { criterion: 'price', count: 2 },
    { criterion: 'rooms', count: 1 },
  ])
})

test('shows what is sold only as the last way, however much it is', () => {
  const ways = waysOut(failing(['only_free'], ['only_free'], ['area']))
  expect(ways.map(({ criterion }) => criterion)).toEqual(['area', 'only_free'])
})

test('offers three ways at most', () => {
  expect(waysOut(failing(['types'], ['rooms'], ['area'], ['price']))).toHaveLength(3)
})

test('knows no way where every unit fails twice', () => {
  expect(waysOut(failing(['rooms', 'price']))).toEqual([])
})
