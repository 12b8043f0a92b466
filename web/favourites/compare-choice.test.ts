import { describe, expect, test } from 'vitest'
import { comparedIds, hasChoice, togglePick } from './compare-choice.ts'

const free = (...ids: readonly number[]) => ids.map((id) => ({ id, isFree: true }))

describe('what is compared', () => {
  test('is the whole list of up to four, whatever was picked before', () => {
    expect(hasChoice([1, 2, 3, 4])).toBe(false)
    expect(comparedIds(free(1, 2, 3, 4), [2])).toEqual([1, 2, 3, 4])
  })

  test('is the first four of a longer list until the visitor picks, free units first', () => {
    expect(comparedIds(free(5, 4, 3, 2, 1), null)).toEqual([5, 4, 3, 2])
    const sold = { id: 9, isFree: false }
    expect(comparedIds([sold, ...free(5, 4, 3, 2)], null)).toEqual([5, 4, 3, 2])
    expect(comparedIds([sold, ...free(5, 4, 3), { ...sold, id: 8 }], null)).toEqual([9, 5, 4, 3])
  })

  test('is what the visitor picked, in the order of the list, without removed units', () => {
    expect(comparedIds(free(5, 4, 3, 2, 1), [1, 5, 9])).toEqual([5, 1])
    expect(comparedIds(free(5, 4, 3, 2, 1), [])).toEqual([])
  })
})

test('a fifth unit cannot be added until another is removed', () => {
  expect(togglePick([1, 2, 3], 5)).toEqual([1, 2, 3, 5])
  expect(togglePick([1, 2, 3, 4], 5)).toBeNull()
  expect(togglePick([1, 2, 3, 4], 2)).toEqual([1, 3, 4])
})
