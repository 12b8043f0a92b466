import { describe, expect, test } from 'vitest'
import type { Point } from '#domain/picture/polygon.ts'
import { placeCard } from './place-card.ts'

const stage = { width: 1400, height: 800 }
const card = { width: 256, height: 200 }
const room = { stage, isRtl: false, above: 72, below: 96, after: 72 }
const storey: readonly Point[] = [
  [520, 430],
  [940, 460],
  [940, 500],
  [522, 470],
]

describe('a label card', () => {
  test('is beside its region at the height of the nearest edge', () => {
    expect(placeCard(storey, card, room)).toEqual({ start: 520 - 56 - 256, top: 350, line: 100, side: 'start' })
  })

  test('is at the right in right-to-left', () => {
    expect(placeCard(storey, card, { ...room, isRtl: true })).toMatchObject({ start: 1400 - 940 - 56 - 256, top: 380 })
  })

  test('keeps a distance from the upper and lower edge, and its line still meets the region', () => {
    const high = storey.map(([x, y]): Point => [x, y - 350])
    expect(placeCard(high, card, room)).toMatchObject({ top: 72, line: 28 })
    const low = storey.map(([x, y]): Point => [x, y + 300])
    expect(placeCard(low, card, room)).toMatchObject({ top: 800 - 96 - 200, line: 184 })
  })

  test('is on the other side of a region near the inline start, if there is room', () => {
    const near = storey.map(([x, y]): Point => [x - 300, y])
    // The edge of the region on that side goes from 460 to 500.
    expect(placeCard(near, card, room)).toEqual({ start: 640 + 56, top: 380, line: 100, side: 'end' })
    expect(placeCard(near, card, { ...room, after: 1400 - 696 - 256 })).toMatchObject({ side: 'end' })
    expect(placeCard(near, card, { ...room, after: 1400 - 696 - 256 + 1 })).toBeNull()
    const far = storey.map(([x, y]): Point => [x + 300, y])
    // Measured from the right, the region goes from 160 to 580.
    expect(placeCard(far, card, { ...room, isRtl: true })).toMatchObject({ start: 580 + 56, side: 'end' })
  })

  test('has no place without room, or if its region is out of sight', () => {
    const wide = storey.map(([x, y]): Point => [x < 700 ? 200 : 1200, y])
    expect(placeCard(wide, card, room)).toBeNull()
    expect(
      placeCard(
        storey.map(([x, y]): Point => [x, y - 700]),
        card,
        room,
      ),
    ).toBeNull()
    expect(placeCard([], card, room)).toBeNull()
  })
})
