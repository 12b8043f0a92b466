import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rectangle } from './bodies.fixture.ts'
import { bestFrame, framesToPreload, inOrder, stepFrame } from './frame.ts'

const ring = fc
  .integer({ min: 1, max: 60 })
  .chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1), fc.nat(count - 1)))

test('sorts frames by order and does not change the given list', () => {
  const frames = [{ order: 2 }, { order: 0 }, { order: 1 }]
  expect(inOrder(frames)).toEqual([{ order: 0 }, { order: 1 }, { order: 2 }])
  expect(frames[0]).toEqual({ order: 2 })
})

describe('stepFrame', () => {
  test('wraps around in both directions, also more than once', () => {
    expect(stepFrame(8, 7, 1)).toBe(0)
    expect(stepFrame(8, 0, -1)).toBe(7)
    expect(stepFrame(8, 3, -20)).toBe(7)
    expect(stepFrame(1, 0, 5)).toBe(0)
  })

  test('stays at the start of an empty ring', () => {
    expect(stepFrame(0, 0, 1)).toBe(0)
  })
})

describe('framesToPreload', () => {
  test('starts with the nearest, forwards before backwards', () => {
    expect(framesToPreload(10, 0, 2)).toEqual([1, 9, 2, 8])
  })

  test('lists each frame once in a short ring', () => {
    expect(framesToPreload(4, 1, 9)).toEqual([2, 0, 3])
    expect(framesToPreload(2, 0, 3)).toEqual([1])
    expect(framesToPreload(1, 0, 3)).toEqual([])
    expect(framesToPreload(0, 0, 3)).toEqual([])
  })

  test('never lists the current frame or a frame twice, and eventually covers all others', () => {
    fc.assert(
      fc.property(ring, ([count, index]) => {
        const frames = framesToPreload(count, index, count)
        expect(new Set([...frames, index]).size).toBe(count)
        expect(frames).toHaveLength(count - 1)
      }),
    )
  })
})

describe('bestFrame', () => {
  const small = [rectangle(0, 0, 0.1, 0.1)]
  const large = [rectangle(0, 0, 0.1, 0.1), rectangle(0.5, 0.5, 0.6, 0.7)]

  test('shows the largest area over all polygons', () => {
    expect(
      bestFrame([
        { id: 1, polygons: small },
        { id: 2, polygons: large },
        { id: 3, polygons: [] },
      ]),
    ).toBe(2)
  })

  test('is the first one on a tie', () => {
    expect(
      bestFrame([
        { id: 'a', polygons: small },
        { id: 'b', polygons: small },
      ]),
    ).toBe('a')
  })

  test('is null if no frame shows the region', () => {
    expect(
      bestFrame([
        { id: 1, polygons: [] },
        {
          id: 2,
          polygons: [
            [
              [0, 0],
              [1, 1],
            ],
          ],
        },
      ]),
    ).toBeNull()
    expect(bestFrame([])).toBeNull()
  })
})
