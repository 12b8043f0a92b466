import { describe, expect, test } from 'vitest'
import { figuresFor } from './figures.ts'

const THOUSANDS = [3, 6, 9]
const MYRIADS = [4, 8, 12]

describe('figures in cells', () => {
  test.each([
    ['prices in euro: 234 … 1,860 thousand', 1_860_000, { step: 1, exponent: 3, decimals: 0 }],
    ['prices per m² in euro: 5.3 … 8.1 thousand', 8100, { step: 1, exponent: 3, decimals: 1 }],
    ['prices per m² in roubles: 203 … 345 thousand', 345_000, { step: 1, exponent: 3, decimals: 0 }],
    ['prices in roubles: 8.5 … 60.0 million', 60_000_000, { step: 2, exponent: 6, decimals: 1 }],
    ['prices per sq ft in dollars: 650', 900, { step: 0, exponent: 0, decimals: 0 }],
  ])('%s', (_, largest, figures) => {
    expect(figuresFor(largest, THOUSANDS)).toEqual(figures)
  })

  test('Chinese counts in myriads', () => {
    expect(figuresFor(1_860_000, MYRIADS)).toEqual({ step: 1, exponent: 4, decimals: 0 })
    expect(figuresFor(8100, MYRIADS)).toEqual({ step: 0, exponent: 0, decimals: 0 })
    expect(figuresFor(60_000_000, MYRIADS)).toEqual({ step: 1, exponent: 4, decimals: 0 })
  })
})
