import { describe, expect, test } from 'vitest'
import { placeFloating, roomBeside } from './place-floating.ts'

const PLACE = {
  anchor: { left: 100, top: 100, width: 40, height: 40 },
  size: { width: 200, height: 120 },
  screen: { width: 800, height: 600 },
  side: 'below',
  align: 'start',
  rtl: false,
} as const

describe('placeFloating', () => {
  test('is below the anchor, aligned with its start', () => {
    expect(placeFloating(PLACE)).toEqual({ left: 100, top: 148 })
  })

  test('aligns the right edges in right-to-left', () => {
    const anchor = { ...PLACE.anchor, left: 500 }
    expect(placeFloating({ ...PLACE, anchor, rtl: true }).left).toBe(340)
    expect(placeFloating({ ...PLACE, anchor, align: 'end' }).left).toBe(340)
    expect(placeFloating({ ...PLACE, anchor, align: 'end', rtl: true }).left).toBe(500)
  })

  test('moves to the other side if there is no room', () => {
    expect(placeFloating({ ...PLACE, anchor: { ...PLACE.anchor, top: 540 } }).top).toBe(412)
    expect(placeFloating({ ...PLACE, side: 'above' }).top).toBe(148)
  })

  test('stays on the screen if neither side has room', () => {
    expect(placeFloating({ ...PLACE, size: { width: 200, height: 590 } }).top).toBe(8)
    expect(placeFloating({ ...PLACE, align: 'center', anchor: { ...PLACE.anchor, left: 0 } }).left).toBe(8)
    expect(placeFloating({ ...PLACE, anchor: { ...PLACE.anchor, left: 770 } }).left).toBe(592)
  })

  test('has the room of the larger side, so that it never covers its anchor', () => {
    const room = roomBeside(PLACE)
    expect(room).toBe(600 - 140 - 16)
    const { top } = placeFloating({ ...PLACE, size: { width: 200, height: room } })
    expect(top).toBe(148)
    expect(roomBeside({ ...PLACE, anchor: { ...PLACE.anchor, top: 500 } })).toBe(500 - 16)
    expect(roomBeside({ ...PLACE, screen: { width: 800, height: 240 } })).toBe(200)
  })
})
