import { expect, test } from 'vitest'
import { placeAfter } from './place-after.ts'

const PLACE = {
  anchor: { left: 100, top: 100, width: 40, height: 40 },
  size: { width: 200, height: 120 },
  screen: { width: 800, height: 600 },
  rtl: false,
} as const

test('is after the anchor in its row, if that has room', () => {
  expect(placeAfter(PLACE)).toEqual({ left: 148, top: 100 })
  expect(placeAfter({ ...PLACE, rtl: true })).toBeNull()
  const anchor = { ...PLACE.anchor, left: 600 }
  expect(placeAfter({ ...PLACE, anchor })).toBeNull()
  expect(placeAfter({ ...PLACE, anchor, rtl: true })).toEqual({ left: 392, top: 100 })
})

test('stays on the screen', () => {
  expect(placeAfter({ ...PLACE, anchor: { ...PLACE.anchor, top: 560 } })).toEqual({ left: 148, top: 472 })
})
