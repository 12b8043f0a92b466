import { expect, it } from 'vitest'
import { isDoubtfulArea } from './doubtful-area.ts'

it('doubts homes below 8 and above 2,000 square metres', () => {
  const doubted = [1.25, 7.99, 8, 54.3, 2000, 2000.1, 54_125].map((area) => isDoubtfulArea(area, 'living', 'm'))
  expect(doubted).toEqual([true, true, false, false, false, true, true])
})

it('knows square feet, and that parking and storage are small', () => {
  expect(isDoubtfulArea(80, 'living', 'ft')).toBe(true)
  expect(isDoubtfulArea(2100, 'living', 'ft')).toBe(false)
  expect(isDoubtfulArea(3, 'storage', 'm')).toBe(false)
  expect(isDoubtfulArea(3, 'house', 'm')).toBe(true)
})
