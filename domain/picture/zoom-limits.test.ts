import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someOffset as offset, someSize as size, someView as view } from './viewport.fixture.ts'
import { clampView, fitContain, initialView, toPicture, toStage } from './viewport.ts'
import { MAX_ZOOM, zoomAt, zoomLimitsOf } from './zoom-limits.ts'

describe('zoomAt', () => {
  const limits = zoomLimitsOf({ scale: 0.5, x: 0, y: 0 })

  test('allows one to four times the initial scale', () => {
    expect(MAX_ZOOM).toBe(4)
    expect(limits).toEqual({ min: 0.5, max: 2 })
    expect(zoomAt({ scale: 1, x: 0, y: 0 }, 100, [0, 0], limits).scale).toBe(2)
    expect(zoomAt({ scale: 1, x: 0, y: 0 }, 0.01, [0, 0], limits).scale).toBe(0.5)
  })

  test('doubles around the pointer', () => {
    expect(zoomAt({ scale: 1, x: -100, y: 0 }, 2, [200, 300], limits)).toEqual({ scale: 2, x: -400, y: -300 })
  })

  test('does not move at a limit', () => {
    expect(zoomAt({ scale: 2, x: -7, y: 9 }, 1.5, [200, 300], limits)).toEqual({ scale: 2, x: -7, y: 9 })
  })

  test('keeps the picture point under the pointer', () => {
    const factor = fc.double({ min: 0.1, max: 10, noNaN: true })
    fc.assert(
      fc.property(view, factor, fc.tuple(offset, offset), (start, times, pointer) => {
        const zoomed = zoomAt(start, times, pointer, { min: 0.05, max: 20 })
        const [x, y] = toStage(zoomed, toPicture(start, pointer))
        expect(Math.hypot(x - pointer[0], y - pointer[1])).toBeLessThan(1e-6)
      }),
    )
  })
})

describe('a picture that may be seen whole', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const extent = fc.double({ min: 0.001, max: 1, noNaN: true })
  const focus = fc.record({ x: share, y: share, width: extent, height: extent })

  test('is shown whole when zoomed out, from any first view and pointer position', () => {
    fc.assert(
      fc.property(size, size, focus, fc.tuple(share, share), (picture, stage, box, [px, py]) => {
        const drawn = {
          x: box.x * picture.width,
          y: box.y * picture.height,
          width: box.width * (1 - box.x) * picture.width,
          height: box.height * (1 - box.y) * picture.height,
        }
        const [first, whole] = [initialView(picture, stage, drawn), fitContain(picture, stage)]
        const limits = zoomLimitsOf(first, whole)
        const pointer = [px * stage.width, py * stage.height] as const
        const shown = clampView(zoomAt(first, 0, pointer, limits), picture, stage)
        expect(shown.scale).toBe(whole.scale)
        const slack = 1e-6 * Math.max(stage.width, stage.height)
        const [right, bottom] = toStage(shown, [picture.width, picture.height])
        expect(Math.min(shown.x, shown.y, stage.width - right, stage.height - bottom)).toBeGreaterThan(-slack)
      }),
    )
  })

  test('can still be enlarged to four times the first view', () => {
    fc.assert(
      fc.property(view, view, (first, least) => {
        expect(zoomLimitsOf(first, least).max).toBe(first.scale * MAX_ZOOM)
      }),
    )
  })
})
