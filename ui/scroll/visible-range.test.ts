import { expect, test } from 'vitest'
import { visibleRange } from './visible-range.ts'

const strip = { size: 50, count: 100, overscan: 2 }

test('includes partly visible items', () => {
  expect(visibleRange(500, 220, strip)).toEqual({ from: 10, to: 15 })
  expect(visibleRange(549, 202, strip)).toEqual({ from: 10, to: 16 })
})

test('never goes past the ends', () => {
  expect(visibleRange(0, 220, strip)).toEqual({ from: 0, to: 5 })
  expect(visibleRange(4_900, 220, strip)).toEqual({ from: 98, to: 100 })
  // Rubber-banding scrolls beyond both ends.
  expect(visibleRange(-100, 220, strip)).toEqual({ from: 0, to: 3 })
  expect(visibleRange(-300, 220, strip)).toEqual({ from: 0, to: 0 })
  expect(visibleRange(9_000, 220, strip)).toEqual({ from: 100, to: 100 })
})

test('counts from the start of the first item', () => {
  expect(visibleRange(500, 100, { ...strip, start: 500 })).toEqual({ from: 0, to: 2 })
  expect(visibleRange(0, 100, { ...strip, start: 500 })).toEqual({ from: 0, to: 0 })
})

test('counts more items for a scrolled pixel if the scale says so', () => {
  expect(visibleRange(100, 100, { ...strip, scale: 5 })).toEqual({ from: 10, to: 12 })
})

test('is empty without items', () => {
  expect(visibleRange(0, 100, { ...strip, count: 0 })).toEqual({ from: 0, to: 0 })
})
