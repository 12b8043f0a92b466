import { expect, test } from 'vitest'
import { isUnusualPrice, leavesExtraBelow, medianPrice, priceJump, usualPrice } from './unusual-price.ts'

test('the median is the price in the middle, or the mean of the two in the middle', () => {
  expect(medianPrice([])).toBeNull()
  expect(medianPrice([400_000])).toBe(400_000)
  // One wrong price of the past does not move it: in order 40, 400, 410, 420, 4000.
  expect(medianPrice([420_000, 40_000, 4_000_000, 400_000, 410_000])).toBe(410_000)
  // In order 390, 400, 410, 500: (400 + 410) / 2.
  expect(medianPrice([500_000, 390_000, 410_000, 400_000])).toBe(405_000)
})

test('the usual price is the median of the known prices, else the live one', () => {
  expect(usualPrice([300_000, 320_000, 350_000], 350_000)).toBe(320_000)
  expect(usualPrice([], 350_000)).toBe(350_000)
  expect(usualPrice([], null)).toBeNull()
})

test('a price is unusual beyond a quarter of the usual one, up or down', () => {
  // A quarter of 400,000 is 100,000: from 300,000 to 500,000 is usual, the ends included.
  expect(isUnusualPrice(500_000, 400_000)).toBe(false)
  expect(isUnusualPrice(500_000.01, 400_000)).toBe(true)
  expect(isUnusualPrice(300_000, 400_000)).toBe(false)
  expect(isUnusualPrice(299_999, 400_000)).toBe(true)
  // A zero too much or too few.
  expect(isUnusualPrice(4_000_000, 400_000)).toBe(true)
  expect(isUnusualPrice(40_000, 400_000)).toBe(true)
})

test('nothing is unusual without a usual price', () => {
  expect(isUnusualPrice(1, null)).toBe(false)
  expect(isUnusualPrice(1, 0)).toBe(false)
})

test('a jump is the difference as a fraction of the live price', () => {
  // 4,750,000 instead of 461,800: 4,288,200 / 461,800.
  expect(priceJump(461_800, 4_750_000)).toBeCloseTo(9.286, 3)
  expect(priceJump(400_000, 300_000)).toBe(-0.25)
  expect(priceJump(400_000, 400_000)).toBe(0)
  expect([priceJump(null, 1), priceJump(1, null), priceJump(0, 1)]).toEqual([null, null, null])
})

test('a second price that a change leaves below the first one is found, unless it was below before', () => {
  const before = { price: 363_700, extra: 383_400 }
  expect(leavesExtraBelow(before, { price: 399_000, extra: 383_400 })).toBe(true)
  expect(leavesExtraBelow(before, { price: 363_700, extra: 350_000 })).toBe(true)
  expect(leavesExtraBelow(before, { price: 399_000, extra: 420_600 })).toBe(false)
  expect(leavesExtraBelow(before, { price: 383_400, extra: 383_400 })).toBe(false)
  // A project whose second price is the lower one, such as that for cash.
  expect(leavesExtraBelow({ price: 400_000, extra: 380_000 }, { price: 410_000, extra: 380_000 })).toBe(false)
  expect(leavesExtraBelow(before, { price: null, extra: 383_400 })).toBe(false)
  expect(leavesExtraBelow({ price: 1, extra: null }, { price: 2, extra: null })).toBe(false)
})
