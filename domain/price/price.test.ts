import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES, isoCurrency } from './currency.ts'
import { divideMoney, lessPercent, toMajor, toMinor } from './money.ts'
import { pricePerArea, promotedPrice } from './promoted-price.ts'

describe('currencies', () => {
  test('are the nine of the specification, and GBR is shown as GBP', () => {
    expect(CURRENCIES.map(isoCurrency)).toEqual(['RUB', 'BYN', 'USD', 'THB', 'CZK', 'GBP', 'EUR', 'AED', 'ILS'])
  })
})

describe('money', () => {
  test('does not lose a cent to binary fractions', () => {
    expect(toMinor(1.005)).toBe(101)
    expect(toMinor(8.2)).toBe(820)
    expect(toMinor(1_234_567.89)).toBe(123_456_789)
  })

  test('rounds half up', () => {
    // 100.10 less 5 % is 95.095
    expect(lessPercent(100.1, 5)).toBe(95.1)
    // 33.33 less 50 % is 16.665
    expect(lessPercent(33.33, 50)).toBe(16.67)
    expect(divideMoney(100, 3)).toBe(33.33)
    expect(divideMoney(200, 3)).toBe(66.67)
  })

  test('takes fractional percentages', () => {
    // 185 000 × 0.925
    expect(lessPercent(185_000, 7.5)).toBe(171_125)
    // 999.99 × 0.8775 = 877.491225
    expect(lessPercent(999.99, 12.25)).toBe(877.49)
  })

  test('agrees with exact integer arithmetic for any price and sale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 14 }), fc.integer({ min: 0, max: 9999 }), (minor, hundredths) => {
        const exact = (BigInt(minor) * BigInt(10_000 - hundredths) + 5000n) / 10_000n
        expect(toMinor(lessPercent(toMajor(minor), hundredths / 100))).toBe(Number(exact))
      }),
    )
  })
})

describe('a promoted price', () => {
  const sales = (...percents: number[]) => percents.map((sale) => ({ sale }))

  test('takes the highest of several sales and keeps the old price', () => {
    expect(promotedPrice(200_000, sales(3, 10, 7))).toEqual({ price: 180_000, old_price: 200_000, sale: 10 })
  })

  test('has no old price without a sale', () => {
    expect(promotedPrice(200_000, sales())).toEqual({ price: 200_000, old_price: null, sale: 0 })
    expect(promotedPrice(200_000, sales(0))).toEqual({ price: 200_000, old_price: null, sale: 0 })
  })

  test('is missing where the data has no positive price', () => {
    const none = { price: null, old_price: null, sale: 0 }
    expect(promotedPrice(null, sales(10))).toEqual(none)
    expect(promotedPrice(0, sales(10))).toEqual(none)
    expect(promotedPrice(-5, sales(10))).toEqual(none)
  })

  test('ignores a sale that would give the unit away or raise its price', () => {
    expect(promotedPrice(100, sales(100, 250, -10, 4))).toEqual({ price: 96, old_price: 100, sale: 4 })
  })

  test('gives the price per square metre of what is shown', () => {
    // 180 000 / 52.4 = 3435.1145…
    expect(pricePerArea(180_000, 52.4)).toBe(3435.11)
    expect(pricePerArea(null, 52.4)).toBeNull()
    expect(pricePerArea(180_000, 0)).toBeNull()
  })
})
