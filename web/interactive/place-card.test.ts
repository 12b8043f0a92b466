import { describe, expect, test } from 'vitest'
import type { Point } from '#domain/picture/polygon.ts'
import { placeCard } from './place-card.ts'

const stage = { width: 1400, height: 800 }
const card = { width: 256, height: 200 }
const room = { stage, isRtl: false, above: 72, below: 96 }
const storey: readonly Point[] = [
  [520, 430],
  [940, 460],
  [940, 500],
  [522, 470],
]

describe('a label card', () => {
  test('stands beside its region at the height of the edge it is tied to', () => {
    expect(placeCard(storey, card, room)).toEqual({ start: 520 - 56 - 256, top: 350, line: 100 })
  })

  test('stands at the right in a page that is read from there', () => {
    expect(placeCard(storey, card, { ...room, isRtl: true })).toMatchObject({ start: 1400 - 940 - 56 - 256, top: 380 })
  })

  test('keeps off the upper and the lower edge, and its line still meets the region', () => {
    const high = storey.map(([x, y]): Point => [x, y - 350])
    expect(placeCard(high, card, room)).toMatchObject({ top: 72, line: 28 })
    const low = storey.map(([x, y]): Point => [x, y + 300])
    expect(placeCard(low, card, room)).toMatchObject({ top: 800 - 96 - 200, line: 184 })
  })

  test('has no place where there is no room, or where its region is out of sight', () => {
    expect(
      placeCard(
        storey.map(([x, y]): Point => [x - 300, y]),
        card,
        room,
      ),
    ).toBeNull()
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
