import { expect, test } from 'vitest'
import { priceForArea } from './price-for-area.ts'

test('a price for one unit of area gives a price rounded to the nearest hundred', () => {
  // 7,822 × 61.3 = 479,488.6
  expect(priceForArea(7822, 61.3)).toEqual({ perArea: 7822, area: 61.3, exact: 479_488.6, price: 479_500 })
  // 6,634 × 71 = 471,014
  expect(priceForArea(6634, 71)).toMatchObject({ exact: 471_014, price: 471_000 })
  // 5,000 × 50 = 250,000
  expect(priceForArea(5000, 50)).toMatchObject({ exact: 250_000, price: 250_000 })
})

test('a small price is rounded more finely, so that it changes by a thousandth at most', () => {
  // 745.5 × 13.25 = 9,877.875: a hundred is more than a thousandth, and so is ten.
  expect(priceForArea(745.5, 13.25)).toMatchObject({ exact: 9877.88, price: 9878 })
  // 1,234.56 × 20 = 24,691.2: ten is less than a thousandth.
  expect(priceForArea(1234.56, 20)).toMatchObject({ exact: 24_691.2, price: 24_690 })
  // A rent: 14.5 × 50 = 725
  expect(priceForArea(14.5, 50)).toMatchObject({ exact: 725, price: 725 })
})
