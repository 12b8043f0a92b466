import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heatBins } from './heat-bin.ts'
import { heatScale, heatStep } from './heat-scale.ts'
import { percentile } from './percentile.ts'

/** The given number of values, with a difference of `by`. */
function run(from: number, by: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + by * index)
}

describe('percentile', () => {
  test('is interpolated between two values', () => {
    expect(percentile([10, 20, 30, 40], 0.5)).toBe(25)
    expect(percentile([10, 20, 30, 40, 50], 0.5)).toBe(30)
    // 0.04 × 4 = 0.16 of the way from the first to the second
    expect(percentile([10, 20, 30, 40, 50], 0.04)).toBeCloseTo(11.6)
  })

  test('of one value is that value, of none is not a number', () => {
    expect(percentile([7], 0.96)).toBe(7)
    expect(percentile([], 0.5)).toBeNaN()
  })
})

describe('a heat scale', () => {
  test('takes seven equal steps between the 4th and the 96th percentile, rounded to 50', () => {
    // 5000 … 8000: 5120 to 7880, 2760 / 7 = 394.3, rounded 400; 6500 − 3.5 × 400 = 5100
    const scale = heatScale(run(5000, 30, 101))
    expect(scale).toEqual({ low: 5100, high: 7900, edges: [5500, 5900, 6300, 6700, 7100, 7500] })
  })

  test('rounds to 50 even if a fifth of a step is less', () => {
    // 5000 … 6000: 5040 to 5960, 920 / 7 = 131.4, rounded 150; 5500 − 525 = 4975, rounded 5000
    expect(heatScale(run(5000, 10, 101))?.edges).toEqual([5150, 5300, 5450, 5600, 5750, 5900])
  })

  test('is not flattened by one penthouse, which is above its last edge', () => {
    // 99 flats from 5000 to 5980 and one at 25 000: 5039.6 to 5950.4, steps of 150 around 5495
    const scale = heatScale([...run(5000, 10, 99), 25_000])
    expect(scale?.edges).toEqual([5100, 5250, 5400, 5550, 5700, 5850])
    expect(scale && heatStep(scale, 25_000)).toBe(7)
  })

  test('rounds roubles to thousands', () => {
    // 180 000 … 380 000: 188 000 to 372 000, 184 000 / 7 = 26 286, a fifth 5257, so 5000: 25 000 around 280 000
    const scale = heatScale(run(180_000, 2000, 101))
    expect(scale?.edges).toEqual([220_000, 245_000, 270_000, 295_000, 320_000, 345_000])
  })

  test('rounds areas to whole metres', () => {
    // 24 … 124: 28 to 120, 92 / 7 = 13.14, a fifth 2.6, so 2: 14 around 74
    expect(heatScale(run(24, 1, 101))?.edges).toEqual([40, 54, 68, 82, 96, 110])
  })

  test('keeps fractions without noise', () => {
    // 1 … 2: 1.04 to 1.96, 0.92 / 7 = 0.131, a fifth 0.026, so 0.02: 0.14 around 1.5, from 1.02 on
    expect(heatScale(run(1, 0.01, 101))?.edges).toEqual([1.16, 1.3, 1.44, 1.58, 1.72, 1.86])
  })

  test('has one step in the middle if all values are equal', () => {
    const scale = heatScale([6000, 6000, 6000])
    expect(scale).toEqual({ low: 6000, high: 6000, edges: [] })
    expect(scale && heatStep(scale, 6000)).toBe(4)
  })

  test('distinguishes the one that differs if nearly all values are equal', () => {
    const scale = heatScale([...run(6000, 0, 99), 9000])
    expect(scale && [heatStep(scale, 6000), heatStep(scale, 9000)]).toEqual([1, 7])
  })

  test('works for none, one, two and three values', () => {
    expect(heatScale([])).toBeNull()
    expect(heatScale([5304])).toEqual({ low: 5304, high: 5304, edges: [] })
    // 104 to 196, 92 / 7 = 13.14, rounded to 14 around 150
    expect(heatScale([100, 200])?.edges).toEqual([116, 130, 144, 158, 172, 186])
    const three = heatScale([100, 150, 200])
    expect(three && [100, 150, 200].map((value) => heatStep(three, value))).toEqual([1, 4, 7])
  })

  test('puts a value on an edge into the step above', () => {
    const scale = { low: 0, high: 70, edges: [10, 20, 30, 40, 50, 60] }
    expect([9.99, 10, 59, 60, 1000].map((value) => heatStep(scale, value))).toEqual([1, 2, 6, 7, 7])
  })

  test('has edges that rise, for any prices', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 11 }), { minLength: 1, maxLength: 60 }), (minors) => {
        const sorted = Float64Array.from(minors, (minor) => minor / 100).sort()
        const scale = heatScale(sorted)
        const edges = scale?.edges ?? []
        expect(edges.length === 6 || edges.length === 0).toBe(true)
        expect(edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? 0))).toBe(true)
      }),
    )
  })
})

describe('the bins of a scale', () => {
  test('are open at both ends', () => {
    const bins = heatBins({ low: 0, high: 70, edges: [10, 20, 30, 40, 50, 60] })
    expect(bins).toHaveLength(7)
    expect(bins[0]).toEqual({ step: 1, from: null, to: 10 })
    expect(bins[1]).toEqual({ step: 2, from: 10, to: 20 })
    expect(bins[6]).toEqual({ step: 7, from: 60, to: null })
  })

  test('are one if all values are equal', () => {
    expect(heatBins({ low: 6000, high: 6000, edges: [] })).toEqual([{ step: 4, from: 6000, to: 6000 }])
  })
})
