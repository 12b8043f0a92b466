import { expect, test } from 'vitest'
import { EMPTY_FILTER } from './filter.ts'
import { type FilterValues, knownFilter } from './known-filter.ts'

const project: FilterValues = { rooms: ['1', 'studio'], estates: [5], tags: [1, 2], promoactions: [] }

test('drops values that the project does not have', () => {
  const asked = { ...EMPTY_FILTER, rooms: ['zzz', '1'], estates: [5, 6], tags: [9], promoactions: [1], only_free: true }
  expect(knownFilter(asked, project)).toEqual({ ...EMPTY_FILTER, rooms: ['1'], estates: [5], only_free: true })
})

test('returns the same object if every value is known', () => {
  const asked = { ...EMPTY_FILTER, rooms: ['studio'], tags: [2, 1] }
  expect(knownFilter(asked, project)).toBe(asked)
})
