import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rectangle } from './bodies.fixture.ts'
import { bestFrame, frameDelta, framesToPreload, inOrder, stepFrame, turnPath } from './frame.ts'

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

describe('turnPath', () => {
  test('takes the shorter way, without the first frame', () => {
    expect(turnPath(10, 1, 4)).toEqual([2, 3, 4])
    expect(turnPath(10, 1, 8)).toEqual([0, 9, 8])
    expect(turnPath(10, 9, 1)).toEqual([0, 1])
  })

  test('goes forwards if both ways are equal', () => {
    expect(turnPath(4, 3, 1)).toEqual([0, 1])
  })

  test('is empty if no turn is needed', () => {
    expect(turnPath(10, 4, 4)).toEqual([])
    expect(turnPath(0, 0, 0)).toEqual([])
  })

  test('ends at the goal in at most half a turn of single steps', () => {
    fc.assert(
      fc.property(ring, ([count, from, to]) => {
        const path = turnPath(count, from, to)
        expect(path.length).toBeLessThanOrEqual(count / 2)
        expect([from, ...path].at(-1)).toBe(to)
        path.forEach((frame, i) => {
          const before = path[i - 1] ?? from
          expect([stepFrame(count, before, 1), stepFrame(count, before, -1)]).toContain(frame)
        })
      }),
    )
  })
})

describe('frameDelta', () => {
  test('counts whole frames toward zero', () => {
    expect([frameDelta(59, 20), frameDelta(-59, 20), frameDelta(60, 20)]).toEqual([2, -2, 3])
  })

  test('is zero for short drags in either direction and for a width of zero', () => {
    expect([frameDelta(19, 20), frameDelta(-19, 20), frameDelta(50, 0)]).toEqual([0, 0, 0])
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
