import { expect, test } from 'vitest'
import { amount, percent, price } from './money.ts'

test('an amount has at most two decimals', () => {
  for (const value of [0, 0.01, 1.1, 162_000, 812.33, 90_071_992_547_409]) expect(amount.parse(value)).toBe(value)
  for (const value of [1.005, 0.001, -0.01, 90_071_992_547_410, Number.POSITIVE_INFINITY, Number.NaN, '5']) {
    expect(amount.safeParse(value).success, String(value)).toBe(false)
  }
})

test('a price may be null, but not omitted', () => {
  expect(price.parse(null)).toBeNull()
  expect(price.safeParse(undefined).success).toBe(false)
})

test('percent are 0 to 100', () => {
  for (const value of [0, 7.5, 100]) expect(percent.parse(value)).toBe(value)
  for (const value of [-1, 100.5]) expect(percent.safeParse(value).success, String(value)).toBe(false)
})
