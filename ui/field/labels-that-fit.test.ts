import { expect, test } from 'vitest'
import { labelsThatFit } from './labels-that-fit.ts'

const labels = (width: number, count: number) => [...labelsThatFit(new Array(count).fill(width), 304)]

test('all labels are shown if they fit', () => {
  expect(labels(30, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('else every second one, counted back from the last', () => {
  expect(labels(56, 7)).toEqual([0, 2, 4, 6])
  expect(labels(60, 6)).toEqual([1, 3, 5])
})

test('else the first, the middle and the last, or only the ends', () => {
  expect(labels(100, 7)).toEqual([0, 3, 6])
  expect(labels(140, 7)).toEqual([0, 6])
})
