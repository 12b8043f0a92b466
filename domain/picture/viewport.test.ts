import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someLength as length, someSize as size, someView as view } from './viewport.fixture.ts'
import {
  boxInPixels,
  clampView,
  fitContain,
  initialView,
  initialViewNumbers,
  panBy,
  toPicture,
  toStage,
  viewBoxOf,
} from './viewport.ts'

const picture = { width: 1500, height: 1000 }
const wide = { width: 3000, height: 1000 }

describe('the numbers of the first view', () => {
  const box = fc.record({
    x: fc.double({ min: 0, max: 4000, noNaN: true }),
    y: fc.double({ min: 0, max: 4000, noNaN: true }),
    width: length,
    height: length,
  })

  test('give a style sheet the same view', () => {
    fc.assert(
      fc.property(size, size, fc.option(box), (whole, stage, focus) => {
        const n = initialViewNumbers(whole, focus)
        const value = (name: string) => n[name] ?? Number.NaN
        // The formulas of `ui/zoom/unmeasured.module.css`; 100cqw is the width of the stage.
        const scale = Math.max(
          Math.min(stage.width / value('--w'), stage.height / value('--h')),
          Math.min(stage.width / value('--fw'), stage.height / value('--fh')),
        )
        const along = (room: number, shown: number, middle: number) => {
          const free = room - shown
          return Math.min(Math.max(room / 2 - scale * middle, Math.min(free, free / 2)), Math.max(0, free / 2))
        }
        const view = initialView(whole, stage, focus)
        expect(scale).toBeCloseTo(view.scale)
        expect(along(stage.width, scale * value('--w'), value('--fx'))).toBeCloseTo(view.x, 3)
        expect(along(stage.height, scale * value('--h'), value('--fy'))).toBeCloseTo(view.y, 3)
      }),
    )
  })
})

describe('fitContain', () => {
  test('shows the whole picture in the middle of a wider stage', () => {
    expect(fitContain(picture, wide)).toEqual({ scale: 1, x: 750, y: 0 })
  })

  test('shows the whole picture in the middle of a taller stage', () => {
    expect(fitContain(picture, { width: 750, height: 1000 })).toEqual({ scale: 0.5, x: 0, y: 250 })
  })
})

describe('initialView', () => {
  test('is the whole picture without regions', () => {
    expect(initialView(picture, wide, null)).toEqual(fitContain(picture, wide))
  })

  test('grows the regions to the stage less a margin of 6 %', () => {
    const focus = { x: 500, y: 250, width: 500, height: 500 }
    const shown = initialView(picture, { width: 1060, height: 1060 }, focus)
    expect(shown.scale).toBeCloseTo(2)
    expect(toStage(shown, [500, 250])).toEqual([expect.closeTo(30), expect.closeTo(30)])
    expect(toStage(shown, [1000, 750])).toEqual([expect.closeTo(1030), expect.closeTo(1030)])
  })

  test('is never smaller than contain', () => {
    const all = { x: 0, y: 0, width: 1500, height: 1000 }
    expect(initialView(picture, picture, all)).toEqual({ scale: 1, x: 0, y: 0 })
  })

  test('leaves no gap if the regions are in a corner', () => {
    const shown = initialView(picture, { width: 530, height: 530 }, { x: 0, y: 750, width: 250, height: 250 })
    expect(shown.scale).toBeCloseTo(2)
    expect(shown.x).toBe(0)
    expect(toStage(shown, [0, 1000])[1]).toBeCloseTo(530)
  })

  test('ignores a focus without extent', () => {
    expect(initialView(picture, wide, { x: 9, y: 9, width: 0, height: 0 })).toEqual(fitContain(picture, wide))
  })

  test('works with stored regions after conversion to pixels', () => {
    const box = boxInPixels({ x: 0.1, y: 0.5, width: 0.2, height: 0.25 }, picture)
    expect(box).toEqual({ x: 150, y: 500, width: 300, height: 250 })
  })

  test('shows the whole focus and covers or centres the stage', () => {
    fc.assert(
      fc.property(size, size, fc.tuple(length, length, length, length), (shot, stage, [a, b, c, d]) => {
        const inside = (value: number, limit: number) => (value / 5000) * limit
        const x = Math.min(inside(a, shot.width), inside(b, shot.width))
        const y = Math.min(inside(c, shot.height), inside(d, shot.height))
        const focus = { x, y, width: Math.abs(inside(a - b, shot.width)), height: Math.abs(inside(c - d, shot.height)) }
        fc.pre(focus.width > 1e-6 && focus.height > 1e-6)
        const shown = initialView(shot, stage, focus)
        const [left, top] = toStage(shown, [x, y])
        const [right, bottom] = toStage(shown, [x + focus.width, y + focus.height])
        const slack = 1e-6 * Math.max(stage.width, stage.height)
        expect(Math.min(left, top, stage.width - right, stage.height - bottom)).toBeGreaterThan(-slack)
        expect(shown.scale).toBeGreaterThanOrEqual(fitContain(shot, stage).scale)
        expect(clampView(shown, shot, stage)).toEqual(shown)
      }),
    )
  })
})

describe('clampView', () => {
  test('moves a larger picture back to the edge', () => {
    const stage = { width: 600, height: 400 }
    expect(clampView({ scale: 1, x: 50, y: -700 }, picture, stage)).toEqual({ scale: 1, x: 0, y: -600 })
    expect(clampView({ scale: 1, x: -950, y: -10 }, picture, stage)).toEqual({ scale: 1, x: -900, y: -10 })
  })

  test('centres along the side where the picture is smaller', () => {
    expect(clampView({ scale: 1, x: -400, y: 77 }, picture, { width: 600, height: 1200 })).toEqual({
      scale: 1,
      x: -400,
      y: 100,
    })
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(view, size, size, (start, shot, stage) => {
        const once = clampView(start, shot, stage)
        expect(clampView(once, shot, stage)).toEqual(once)
      }),
    )
  })

  test('leaves no gap and keeps a smaller picture whole', () => {
    fc.assert(
      fc.property(view, size, size, (start, shot, stage) => {
        const clamped = clampView(start, shot, stage)
        const [left, shown] = [clamped.x, clamped.scale * shot.width]
        if (shown > stage.width) expect(left <= 0 && left + shown >= stage.width - 1e-6).toBe(true)
        else expect(left).toBeCloseTo(stage.width - left - shown, 6)
      }),
    )
  })
})

test('panning moves by stage pixels at any scale', () => {
  expect(panBy({ scale: 3, x: 10, y: 20 }, [-4, 6])).toEqual({ scale: 3, x: 6, y: 26 })
})

test('a larger picture x is always further right on the stage, also right-to-left', () => {
  fc.assert(fc.property(view, (shown) => toStage(shown, [1, 0])[0] > toStage(shown, [0, 0])[0]))
})

test('stage and picture points are inverse', () => {
  expect(toStage({ scale: 2, x: 10, y: -5 }, [3, 4])).toEqual([16, 3])
  expect(toPicture({ scale: 2, x: 10, y: -5 }, [16, 3])).toEqual([3, 4])
})

describe('viewBoxOf', () => {
  test('is the part of the picture that the stage shows', () => {
    expect(viewBoxOf({ scale: 2, x: -100, y: 50 }, { width: 800, height: 600 })).toBe('50 -25 400 300')
  })

  test('is null while the stage has no size', () => {
    expect(viewBoxOf({ scale: 1, x: 0, y: 0 }, { width: 0, height: 600 })).toBeNull()
  })
})
