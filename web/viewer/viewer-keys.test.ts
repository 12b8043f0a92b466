import { describe, expect, test } from 'vitest'
import { slideAfterKey, slidesAround } from './viewer-keys.ts'

const place = { index: 1, count: 4, rtl: false }
const leadTo = (keys: readonly string[], isZoomed = false, rtl = false) =>
  keys.map((key) => slideAfterKey(key, { ...place, rtl }, isZoomed))

describe('keys', () => {
  test('lead to the picture before and after, and to the ends', () => {
    expect(leadTo(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'])).toEqual([0, 2, 0, 2, 0, 3])
  })

  test('follow the reading order where lines run from right to left', () => {
    expect(leadTo(['ArrowLeft', 'ArrowRight', 'PageDown'], false, true)).toEqual([2, 0, 2])
  })

  test('that are arrows belong to a zoomed picture; the others still lead on', () => {
    expect(leadTo(['ArrowLeft', 'ArrowRight', 'PageDown', 'End'], true)).toEqual([null, null, 2, 3])
  })

  test('stop at the ends', () => {
    expect(slideAfterKey('ArrowRight', { ...place, index: 3 }, false)).toBe(3)
    expect(slideAfterKey('ArrowLeft', { ...place, index: 0 }, false)).toBe(0)
  })

  test('that mean something else lead nowhere', () => {
    expect(leadTo(['Enter', 'ArrowUp', '+'])).toEqual([null, null, null])
  })
})

test('the pictures beside the one that is seen are there too', () => {
  expect([slidesAround(0, 3), slidesAround(1, 3), slidesAround(2, 3), slidesAround(0, 1)]).toEqual([
    [0, 1],
    [0, 1, 2],
    [1, 2],
    [0],
  ])
})
