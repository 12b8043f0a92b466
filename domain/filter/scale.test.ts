import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Range } from './filter.ts'
import { endsOn, MOST_STOPS, moveEnd, positionOn, type Scale, scaleOf, withEnd } from './scale.ts'

/** The narrowest track: a phone of 360 px without margins and half a thumb on each side. */
const TRACK = 304

/** Prices of homes, with one penthouse. */
const homes = [...Array.from({ length: 96 }, (_, index) => 223_900 + index * 3_910), 1_908_800]

function known(values: readonly number[]): Scale {
  const scale = scaleOf(values)
  if (!scale) throw new Error('these values leave nothing to choose')
  return scale
}

const prices = fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 2, maxLength: 300 })
const scales = prices.filter((values) => new Set(values).size > 1).map(known)
const value = fc.double({ min: 0, max: 2 * 10 ** 9, noNaN: true })
const limit = fc.option(value, { nil: null })

describe('a scale', () => {
  test('has stops in round figures, as many homes between any two, and an open end before a penthouse', () => {
    expect(known(homes)).toEqual({
      stops: [220_000, 300_000, 350_000, 450_000, 500_000, 600_000, 1_908_800],
      isOpen: true,
      isEach: false,
      least: 223_900,
      most: 1_908_800,
    })
  })

  test('has a stop for each of a few values, exactly', () => {
    expect(known([412_000, 1_908_800, 455_000])).toMatchObject({
      stops: [412_000, 455_000, 1_908_800],
      isOpen: false,
      isEach: true,
    })
  })

  test('does not round names of storeys', () => {
    const storeys = Array.from({ length: 17 }, (_, index) => index - 2)
    expect(scaleOf(storeys, false)?.stops).toEqual([-2, 1, 3, 6, 9, 11, 14])
  })

  test('is nothing without two different values', () => {
    expect(scaleOf([])).toBeNull()
    expect(scaleOf([5, 5, 5])).toBeNull()
  })

  test('rises, covers all values, and leaves a thumb 44 px from stop to stop', () => {
    fc.assert(
      fc.property(prices, (values) => {
        const scale = scaleOf(values)
        if (!scale) return expect(new Set(values).size).toBeLessThan(2)
        const { stops } = scale
        expect(stops.length).toBeGreaterThan(1)
        expect(stops.length).toBeLessThanOrEqual(MOST_STOPS)
        expect(TRACK / (stops.length - 1)).toBeGreaterThanOrEqual(44)
        expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b))
        expect(stops[0]).toBeLessThanOrEqual(Math.min(...values))
        expect(stops.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
      }),
    )
  })
})

describe('a position', () => {
  test('grows with the value', () => {
    fc.assert(
      fc.property(scales, value, value, (scale, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(positionOn(scale, low)).toBeLessThanOrEqual(positionOn(scale, high))
        expect(positionOn(scale, low)).toBeGreaterThanOrEqual(0)
        expect(positionOn(scale, high)).toBeLessThanOrEqual(scale.stops.length - 1)
      }),
    )
  })

  test('is that of the stop at each stop', () => {
    fc.assert(
      fc.property(scales, (scale) => {
        expect(scale.stops.map((stop) => positionOn(scale, stop))).toEqual([...scale.stops.keys()])
      }),
    )
  })
})

describe('a thumb', () => {
  test('sets its stop, and none at the ends', () => {
    const scale = known(homes)
    expect(moveEnd(scale, null, 'from', 2)).toEqual({ from: 350_000, to: null })
    expect(moveEnd(scale, { from: 350_000, to: null }, 'to', 5)).toEqual({ from: 350_000, to: 600_000 })
    expect(moveEnd(scale, { from: 350_000, to: null }, 'from', 0)).toBeNull()
    expect(moveEnd(scale, { from: null, to: 600_000 }, 'to', 6)).toBeNull()
  })

  test('never changes the other limit, and never meets it', () => {
    fc.assert(
      fc.property(scales, limit, limit, fc.constantFrom('from', 'to'), fc.nat(6), (scale, a, b, end, at) => {
        const range: Range | null = withEnd({ from: a, to: null }, 'to', b)
        const stop = Math.min(at, scale.stops.length - 1)
        const moved = moveEnd(scale, range, end, stop)
        const other = end === 'from' ? 'to' : 'from'
        expect(moved?.[other] ?? null).toBe(range?.[other] ?? null)
        if (moved === range) return
        const [from, to] = endsOn(scale, moved)
        expect(from).toBeLessThan(to)
        expect(end === 'from' ? from : to).toBe(stop)
      }),
    )
  })
})

describe('a typed limit', () => {
  test.each([
    ['stays exact', 'from', 287_500, { from: 287_500, to: 450_000 }],
    ['is removed by nothing', 'to', null, null],
    ['beyond the other changes places with it', 'from', 500_000, { from: 450_000, to: 500_000 }],
  ] as const)('%s', (_, end, typed, expected) => {
    expect(withEnd({ from: null, to: 450_000 }, end, typed)).toEqual(expected)
  })
})
