import { expect, test } from 'vitest'
import { steppedPrice } from './price-step.ts'

test('adds a sum or a share of the first price for each storey', () => {
  expect(steppedPrice(100_000, { kind: 'sum', value: 1500 }, 3)).toBe(104_500)
  expect(steppedPrice(100_000, { kind: 'percent', value: 0.5 }, 4)).toBe(102_000)
})

test('keeps whole prices whole, and others at two decimals', () => {
  expect(steppedPrice(99_999, { kind: 'percent', value: 0.33 }, 1)).toBe(100_329)
  expect(steppedPrice(10.5, { kind: 'percent', value: 1 }, 1)).toBe(10.61)
})

test('does not fall below zero', () => {
  expect(steppedPrice(100, { kind: 'sum', value: -60 }, 2)).toBe(0)
})
