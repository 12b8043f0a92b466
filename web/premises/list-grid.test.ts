import { expect, test } from 'vitest'
import { listGridOf, scrollAfterReflow } from './list-grid.ts'

const cards = { min: 17.5, block: 21, gap: 1 }

test('fits as many columns as there is room for, and at least one', () => {
  expect(listGridOf(cards, 1392, 80, 16)).toEqual({ columns: 4, row: 352, block: 336, start: 80 })
  expect(listGridOf(cards, 579, 80, 16).columns).toBe(1)
  expect(listGridOf(cards, 580, 80, 16).columns).toBe(2)
  expect(listGridOf(cards, 200, 80, 16).columns).toBe(1)
})

test('scales with the root font size', () => {
  expect(listGridOf(cards, 1392, 80, 24)).toMatchObject({ columns: 3, row: 528 })
})

test('gives rows the whole width', () => {
  expect(listGridOf({ ...cards, min: null }, 1392, 0, 16).columns).toBe(1)
})

test('keeps an item in place when the number of columns changes, and returns to the old place', () => {
  const narrow = scrollAfterReflow(1000, 50, 100, 4, 3)
  expect(narrow).toBe(1400)
  expect(scrollAfterReflow(narrow, 50, 100, 3, 4)).toBe(1000)
})
