import { describe, expect, test } from 'vitest'
import { slideAfterKey, slidesAround } from './viewer-keys.ts'

const place = { index: 1, count: 4, rtl: false }
const leadTo = (keys: readonly string[], isZoomed = false, rtl = false) =>
  keys.map((key) => slideAfterKey(key, { ...place, rtl }, isZoomed))

describe('keys', () => {
  test('go to the previous and next picture, and to the ends', () => {
    expect(leadTo(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'])).toEqual([0, 2, 0, 2, 0, 3])
  })

  test('are reversed in right-to-left', () => {
    expect(leadTo(['ArrowLeft', 'ArrowRight', 'PageDown'], false, true)).toEqual([2, 0, 2])
  })

  test('that are arrows do nothing while zoomed, but the others still work', () => {
    expect(leadTo(['ArrowLeft', 'ArrowRight', 'PageDown', 'End'], true)).toEqual([null, null, 2, 3])
  })

  test('stop at the ends', () => {
    expect(slideAfterKey('ArrowRight', { ...place, index: 3 }, false)).toBe(3)
    expect(slideAfterKey('ArrowLeft', { ...place, index: 0 }, false)).toBe(0)
  })

  test('of other kinds do nothing', () => {
    expect(leadTo(['Enter', 'ArrowUp', '+'])).toEqual([null, null, null])
  })
})

test('renders the neighbours of the current picture too', () => {
  expect([slidesAround(0, 3), slidesAround(1, 3), slidesAround(2, 3), slidesAround(0, 1)]).toEqual([
    [0, 1],
    [0, 1, 2],
    [1, 2],
    [0],
  ])
})
