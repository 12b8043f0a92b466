import { expect, test } from 'vitest'
import { compareLabels, LAYOUT_TYPES, roomsOf, STUDIO } from './layout.ts'

test('sorts room labels numerically with words last', () => {
  expect(['studio', '1', '2', '10'].sort(compareLabels)).toEqual(['1', '2', '10', 'studio'])
  expect([STUDIO, 'loft', '3.5', '10', '3', 'loft'].sort(compareLabels)).toEqual([
    '3',
    '3.5',
    '10',
    'loft',
    'loft',
    'studio',
  ])
})

test('reads whole and half rooms, and no number from words', () => {
  expect(roomsOf('3')).toBe(3)
  expect(roomsOf('3.5')).toBe(3.5)
  for (const word of ['studio', '', '2+kk', '-1', '1e3', ' 2']) expect(roomsOf(word), word).toBeNull()
})

test('knows the five kinds of premises', () => {
  expect(LAYOUT_TYPES).toEqual(['living', 'commerce', 'parking', 'house', 'storage'])
})
