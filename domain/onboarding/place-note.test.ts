import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type NotePlace, placeNote, type Rectangle } from './place-note.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const NOTE = { width: 336, height: 200 }

function place(hole: Rectangle, change: Partial<NotePlace> = {}) {
  return placeNote({ hole, note: NOTE, screen: DESKTOP, rtl: false, dock: null, ...change })
}

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

test('is below a button of the bar, within the screen', () => {
  expect(place(box(700, 12, 40, 40))).toEqual({ left: 552, top: 68 })
  expect(place(box(1380, 12, 40, 40))).toEqual({ left: 1440 - 336 - 12, top: 68 })
})

test('is above a control at the bottom of the screen', () => {
  expect(place(box(20, 820, 1400, 60)).top).toBe(820 - 16 - 200)
})

test('is beside any other control, on the reading side if both sides have room', () => {
  const middle = box(650, 200, 140, 500)
  expect(place(middle)).toEqual({ left: 650 + 140 + 16, top: 350 })
  expect(place(middle, { rtl: true })).toEqual({ left: 650 - 16 - 336, top: 350 })
  expect(place(box(1280, 130, 140, 500)).left).toBe(1280 - 16 - 336)
  expect(place(box(20, 130, 140, 500), { rtl: true }).left).toBe(20 + 140 + 16)
})

test('covers the bottom of a control that fills the screen', () => {
  expect(place(box(0, 0, 1440, 900))).toEqual({ left: 552, top: 900 - 200 - 24 })
})

test('is above the bars on a small screen, unless it would cover the control', () => {
  const phone = { screen: PHONE, note: { width: 366, height: 220 }, dock: 132 }
  expect(place(box(330, 60, 48, 400), phone)).toEqual({ left: 12, top: 844 - 132 - 220 })
  expect(place(box(12, 560, 366, 140), phone)).toEqual({ left: 12, top: 560 - 16 - 220 })
  expect(place(box(12, 60, 366, 500), phone).top).toBe(560 + 16)
})

test('is on the screen and beside its control wherever there is room', () => {
  const number = (max: number) => fc.integer({ min: 0, max })
  fc.assert(
    fc.property(number(1400), number(860), number(600), number(300), fc.boolean(), (left, top, width, height, rtl) => {
      const hole = box(left, top, Math.min(width, 1440 - left), Math.min(height, 900 - top))
      const note = place(hole, { rtl })
      expect(note.left).toBeGreaterThanOrEqual(12)
      expect(note.top).toBeGreaterThanOrEqual(12)
      expect(note.left + NOTE.width).toBeLessThanOrEqual(1440 - 12)
      expect(note.top + NOTE.height).toBeLessThanOrEqual(900 - 12)
      const isApart =
        note.left + NOTE.width <= hole.left ||
        hole.left + hole.width <= note.left ||
        note.top + NOTE.height <= hole.top ||
        hole.top + hole.height <= note.top
      expect(isApart).toBe(true)
    }),
  )
})
