import { describe, expect, test } from 'vitest'
import type { Region } from '#contract/interactive.ts'
import { alongRow, focusOf, hasCards, roomFor } from './focus-of.ts'

const size = { width: 1000, height: 1000 }
const region = (kind: Region['target']['kind'], x: number, width: number): Region => ({
  target: { kind, id: x },
  polygons: [
    [
      [x, 0.2],
      [x + width, 0.2],
      [x + width, 0.6],
    ],
  ],
})
const large = { isSmall: false, isRtl: false }
const phone = { isSmall: true, isRtl: false }

describe('focusOf', () => {
  test('is the box around all regions', () => {
    const box = focusOf('masterplan', [region('estate', 0.1, 0.2), region('estate', 0.6, 0.2)], size, large)
    expect(box?.x).toBeCloseTo(100)
    expect(box?.width).toBeCloseTo(700)
  })

  test('is null without regions', () => {
    expect(focusOf('facade', [], size, phone)).toBeNull()
  })

  test('on a phone leaves room for the card below a building and for the rail at its inline end', () => {
    const ltr = focusOf('facade', [region('storey', 0.4, 0.2)], size, phone)
    const rtl = focusOf('facade', [region('storey', 0.4, 0.2)], size, { isSmall: true, isRtl: true })
    expect(ltr?.x).toBeCloseTo(400)
    expect((rtl?.x ?? 0) + (rtl?.width ?? 0)).toBeCloseTo(600)
    expect((ltr?.y ?? 0) + (ltr?.height ?? 0)).toBeGreaterThan(700)
  })

  test('on a phone is the first of a few buildings, or the first part of a site with many houses', () => {
    const estates = [region('estate', 0.1, 0.2), region('estate', 0.6, 0.2)]
    expect(focusOf('masterplan', estates, size, phone)?.width).toBeLessThan(300)
    const units = [region('instance', 0.1, 0.2), region('instance', 0.6, 0.2)]
    expect(focusOf('masterplan', units, size, phone)?.width).toBeCloseTo(385)
    expect(focusOf('masterplan', units, size, { isSmall: true, isRtl: true })?.x).toBeCloseTo(415)
  })
})

test('cards are in the order of their buildings, the same in every language', () => {
  const [left, right] = [region('estate', 0.1, 0.2), region('estate', 0.6, 0.2)]
  expect(alongRow([right, left])).toEqual([left, right])
  const [garage, view] = [region('section', 0.05, 0.1), region('panorama', 0.3, 0.1)]
  expect(alongRow([view, garage, right, left])).toEqual([left, right, garage, view])
  const [ltr, rtl] = [false, true].map((isRtl) => focusOf('masterplan', [right, left], size, { isSmall: true, isRtl }))
  expect(ltr).toEqual(rtl)
})

test('on a phone only places with units have cards', () => {
  expect(hasCards([region('estate', 0.1, 0.2), region('panorama', 0.5, 0.1)])).toBe(true)
  expect(hasCards([region('instance', 0.1, 0.2)])).toBe(false)
  expect(hasCards([])).toBe(false)
})

test('on a phone a building can be moved above its card', () => {
  expect(roomFor('facade', size, true).height).toBeGreaterThan(1000)
  expect(roomFor('masterplan', size, true)).toEqual(size)
  expect(roomFor('facade', size, false)).toEqual(size)
})
