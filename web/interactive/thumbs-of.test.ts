import { expect, test } from 'vitest'
import { thumbsOf } from './thumbs-of.ts'

test('a few frames all have a thumb', () => {
  expect(thumbsOf(4, 2, 8).map(({ index, isCurrent }) => `${index}${isCurrent ? '*' : ''}`)).toEqual([
    '0',
    '1',
    '2*',
    '3',
  ])
})

test('of many frames some at even steps have a thumb, and the nearest is marked, also across the end of the ring', () => {
  const thumbs = thumbsOf(72, 70, 8)
  expect(thumbs.map(({ index }) => index)).toEqual([0, 9, 18, 27, 36, 45, 54, 63])
  expect(thumbs.filter(({ isCurrent }) => isCurrent)).toEqual([{ index: 0, isCurrent: true }])
})
