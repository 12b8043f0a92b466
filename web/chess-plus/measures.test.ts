import { describe, expect, test } from 'vitest'
import { anInstance, chessOf } from '#domain/chess/chess.fixture.ts'
import { lengthOf, measuresOf, sideOf, startOf } from './measures.ts'
import { skylineOf } from './skyline.ts'

describe('the side of a cell', () => {
  test('fits all storeys into the height of the stage', () => {
    // (680 − 24 − 68) / 14 = 42, less the gap of 3
    expect(sideOf(680, 14, false)).toBe(39)
  })

  test('stays between 26 and 40, and is at least 28 on a small screen', () => {
    expect(sideOf(680, 90, false)).toBe(26)
    expect(sideOf(680, 90, true)).toBe(28)
    expect(sideOf(680, 2, false)).toBe(40)
    expect(sideOf(0, 0, false)).toBe(26)
  })
})

describe('measures', () => {
  const skyline = skylineOf(chessOf([1, 2, 3, 4, 5].map((id) => anInstance({ id }))).estates)
  const measures = measuresOf(skyline, 680, false)

  test('include all towers and the streets between them', () => {
    expect(measures).toMatchObject({ side: 40, pitch: 43, blockSize: 43 })
    // axis 56, five cells of 43, margin 24
    expect(measures.inlineSize).toBe(295)
  })

  test('place a cell after the axis and the cells and streets before it', () => {
    expect(startOf(1, 0, measures)).toBe(56)
    expect(startOf(8, 1, measures)).toBe(56 + 7 * 43 + 24)
    expect(lengthOf(3, measures)).toBe(126)
  })
})
