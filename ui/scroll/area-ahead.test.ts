import { expect, test } from 'vitest'
import { areaAround, areaToRender, areaWithin, stepTowards } from './area-ahead.ts'
import type { VisibleArea } from './visible-range.ts'

const rows = { size: 50, count: 20, overscan: 2 }
const columns = { size: 80, count: 9, overscan: 1 }

function area(top: number, bottom: number, start = 0, end = 4) {
  return { block: { from: top, to: bottom }, inline: { from: start, to: end } }
}

test('adds the overscan on every side, as far as there are items', () => {
  expect(areaAround(area(5, 8, 3, 6), rows, columns)).toEqual(area(3, 10, 2, 7))
  expect(areaAround(area(1, 19, 0, 9), rows, columns)).toEqual(area(0, 20, 0, 9))
})

test('limits an area to the existing items', () => {
  const fits = area(3, 10)
  expect(areaWithin(fits, 10, 4)).toBe(fits)
  expect(areaWithin(area(3, 10), 8, 9)).toEqual(area(3, 8))
  expect(areaWithin(area(3, 10), 2, 3)).toEqual(area(2, 2, 0, 3))
})

function rendered(seen: VisibleArea, ahead: VisibleArea) {
  return areaToRender(seen, ahead, areaAround(seen, rows, columns))
}

test('keeps the rendered area while everything visible is in it', () => {
  const ahead = area(3, 10)
  expect(rendered(area(3, 10), ahead)).toBe(ahead)
  expect(rendered(area(7, 10, 1, 3), ahead)).toBe(ahead)
})

test('a step beyond it adds the visible items and keeps those around them', () => {
  expect(rendered(area(9, 12), area(3, 10))).toEqual(area(7, 12))
  expect(rendered(area(2, 5), area(3, 10))).toEqual(area(2, 7))
  expect(rendered(area(5, 8, 3, 6), area(3, 10))).toEqual(area(3, 10, 2, 6))
})

test('a jump away from it renders only the visible items', () => {
  expect(rendered(area(12, 15), area(3, 10))).toEqual(area(12, 15))
  expect(rendered(area(0, 2), area(3, 10))).toEqual(area(0, 2))
})

test('moves each end of the area step by step to its goal', () => {
  const goal = area(5, 12)
  expect(stepTowards(area(3, 10), goal)).toEqual(area(4, 11))
  expect(stepTowards(area(6, 12, 1, 2), goal)).toEqual(area(5, 12, 0, 3))
  const there = area(5, 12)
  expect(stepTowards(there, goal)).toBe(there)
})
