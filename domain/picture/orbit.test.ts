import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestInOrbit, type OrbitFrame, ringOf } from './orbit.ts'

const high = [0, 90, 180, 270].map((heading) => ({ orbit: 0, heading }))
const low = [200, 290, 20, 110, 350].map((heading) => ({ orbit: 1, heading }))

test('the ring of a frame is its orbit, or all frames if there is only one orbit', () => {
  expect(ringOf([...high, ...low], 2)).toEqual([0, 1, 2, 3])
  expect(ringOf([...high, ...low], 5)).toEqual([4, 5, 6, 7, 8])
  expect(ringOf([{}, {}, {}], 1)).toEqual([0, 1, 2])
})

describe('the nearest frame of another orbit', () => {
  test('has the nearest heading, also across north', () => {
    const frames = [...high, ...low]
    expect([0, 1, 2, 3].map((index) => frames[nearestInOrbit(frames, index, 1) ?? 0]?.heading)).toEqual([
      350, 110, 200, 290,
    ])
  })

  test('is at the same position of the ring if headings are unknown', () => {
    const frames: OrbitFrame[] = [...Array(8).fill({ orbit: 0 }), ...Array(4).fill({ orbit: 1 })]
    expect([0, 2, 5, 7].map((index) => nearestInOrbit(frames, index, 1))).toEqual([8, 9, 11, 8])
    expect([8, 9, 11].map((index) => nearestInOrbit(frames, index, 0))).toEqual([0, 2, 6])
    expect(nearestInOrbit([{ orbit: 0 }, ...low], 0, 1)).toBe(1)
  })

  test('is null if the orbit has no frame', () => {
    expect(nearestInOrbit(high, 0, 7)).toBeNull()
  })

  test('leads back to the same frame if both orbits have the same headings', () => {
    const headings = fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 1, maxLength: 24 })
    fc.assert(
      fc.property(headings, (all) => {
        const frames = [0, 1].flatMap((orbit) => all.map((heading) => ({ orbit, heading })))
        all.forEach((_, index) => {
          expect(nearestInOrbit(frames, index, 1)).toBe(index + all.length)
          expect(nearestInOrbit(frames, index + all.length, 0)).toBe(index)
        })
      }),
    )
  })
})
