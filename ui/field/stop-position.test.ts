import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { positionAt, type StopTrack, stopAfterKey } from './stop-position.ts'

const track = { left: 100, width: 400, count: 4, rtl: false }

describe('a position on a slider with stops', () => {
  test('is a whole number in the middle of a column, a half between two', () => {
    expect([150, 250, 350, 450].map((x) => positionAt(x, track))).toEqual([0, 1, 2, 3])
    expect(positionAt(200, track)).toBe(0.5)
  })

  test('ends at the first and the last stop', () => {
    expect([0, 110, 490, 900].map((x) => positionAt(x, track))).toEqual([0, 0, 3, 3])
  })

  test('is counted from the right in right-to-left', () => {
    expect([150, 250, 350, 450].map((x) => positionAt(x, { ...track, rtl: true }))).toEqual([3, 2, 1, 0])
  })

  test('is the mirror image in right-to-left', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 2000 }), count: fc.integer({ min: 1, max: 6 }) })
    fc.assert(
      fc.property(point, ({ x, count }) => {
        const one: StopTrack = { ...track, count }
        const mirrored = 2 * one.left + one.width - x
        expect(positionAt(mirrored, { ...one, rtl: true })).toBeCloseTo(positionAt(x, one))
      }),
    )
  })
})

describe('keys', () => {
  const press = (key: string, at: number, rtl = false) => stopAfterKey(key, at, { count: 4, rtl })

  test('move by a stop and end at the last', () => {
    expect([press('ArrowRight', 1), press('ArrowUp', 1), press('ArrowLeft', 1), press('ArrowDown', 1)]).toEqual([
      2, 2, 0, 0,
    ])
    expect([press('ArrowRight', 3), press('ArrowLeft', 0), press('Home', 2), press('End', 1)]).toEqual([3, 0, 0, 3])
  })

  test('change sides in right-to-left', () => {
    expect([press('ArrowLeft', 1, true), press('ArrowRight', 1, true), press('ArrowUp', 1, true)]).toEqual([2, 0, 2])
  })

  test('of other kinds are ignored', () => {
    expect([press('Tab', 1), press('a', 1), press('Enter', 1)]).toEqual([null, null, null])
  })
})
