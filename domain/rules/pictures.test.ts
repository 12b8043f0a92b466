import { describe, expect, test } from 'vitest'
import { rectangle } from '#domain/picture/bodies.fixture.ts'
import { bestFrame } from '#domain/picture/frame.ts'
import { labelPointsOf, placeLabel } from '#domain/picture/label-place.ts'
import { labelScales } from '#domain/picture/label-scales.ts'
import { initialView } from '#domain/picture/viewport.ts'
import { zoomLimitsOf } from '#domain/picture/zoom-limits.ts'

describe('Regions and labels on pictures', () => {
  test('A region is shown in the frame in which most of it is visible', () => {
    const frames = [
      { id: 1, polygons: [rectangle(0.1, 0.1, 0.2, 0.3)] },
      { id: 2, polygons: [rectangle(0, 0, 0.1, 0.1), rectangle(0.5, 0.5, 0.7, 0.7)] },
    ]
    // 0.1 × 0.2 = 0.02 of the first picture, 0.1 × 0.1 + 0.2 × 0.2 = 0.05 of the second
    expect(bestFrame(frames)).toBe(2)
    expect(bestFrame([{ id: 1, polygons: [] }])).toBeNull()
  })

  test('A region gets the first label that fits inside it', () => {
    const room = [rectangle(0, 0, 100, 60)]
    const labels = [
      { width: 120, height: 20 },
      { width: 90, height: 30 },
      { width: 10, height: 10 },
    ]
    expect(placeLabel(room, labelPointsOf(room), labels)?.index).toBe(1)
  })

  test('Labels never overlap, and zooming in adds labels', () => {
    const labels = [0, 1, 2].map((x) => ({ at: [x, 0] as const, size: { width: 30, height: 16 } }))
    expect(labelScales(labels)).toEqual([0, 30 / 1, 30 / 2])
  })

  test('The first view shows all regions with a margin of 6 %', () => {
    const [picture, stage] = [
      { width: 2000, height: 1000 },
      { width: 1000, height: 500 },
    ]
    const focus = { x: 750, y: 375, width: 500, height: 250 }
    expect(initialView(picture, stage, focus).scale).toBeCloseTo(1000 / 530, 9)
    expect(initialView(picture, stage, null).scale).toBe(1000 / 2000)
  })

  test('A picture can be enlarged to four times its first view', () => {
    expect(zoomLimitsOf({ scale: 0.5, x: 0, y: 0 })).toEqual({ min: 0.5, max: 4 * 0.5 })
  })
})
