import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxesOverlap } from '#domain/picture/box.ts'
import type { Point } from '#domain/picture/polygon.ts'
import { type PinPlace, placePins } from './place-pins.ts'

const stage = { width: 1400, height: 800 }
const size = { width: 150, height: 56 }
const boxOf = ({ x, y }: PinPlace) => ({ x: x - size.width / 2, y: y - size.height, ...size })

describe('pins', () => {
  test('are on a stem above their feet', () => {
    expect(placePins([[300, 400]], [size], stage)).toEqual([{ x: 300, y: 376, foot: [300, 400] }])
  })

  test('stay on the stage, below the breadcrumbs', () => {
    expect(placePins([[10, 70]], [size], stage)).toEqual([{ x: 83, y: 120, foot: [10, 70] }])
  })

  test('are raised above one another', () => {
    const places = placePins(
      [
        [300, 400],
        [360, 390],
      ],
      [size, size],
      stage,
    )
    expect(places[0]?.y).toBe(376)
    expect(places[1]?.y).toBe(376 - 56 - 8)
  })

  test('are left out if they are out of sight or not measured yet', () => {
    expect(placePins([[-5, 100]], [size], stage)).toEqual([null])
    expect(placePins([[100, 100]], [], stage)).toEqual([null])
  })

  test('never overlap', () => {
    const foot = fc.tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 0, max: 800 }))
    fc.assert(
      fc.property(fc.array(foot, { maxLength: 7 }), (feet: Point[]) => {
        const places = placePins(
          feet,
          feet.map(() => size),
          stage,
        ).flatMap((place) => place ?? [])
        places.forEach((a, i) => {
          for (const b of places.slice(i + 1)) expect(boxesOverlap(boxOf(a), boxOf(b))).toBe(false)
        })
      }),
    )
  })
})
