import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES, fractionDigitsOf, isoCurrency } from './currency.ts'
import { divideMoney, lessPercent, toMajor, toMinor } from './money.ts'
import { pricePerArea } from './price-per-area.ts'
import { PRICE_ROUNDINGS, promotedPrice } from './promoted-price.ts'

describe('currencies', () => {
  test('are those of ISO 4217, and GBR, which is shown as GBP', () => {
    const nine = ['RUB', 'BYN', 'USD', 'THB', 'CZK', 'GBP', 'EUR', 'AED', 'ILS']
    expect(CURRENCIES.slice(0, 9).map(isoCurrency)).toEqual(nine)
    const others = ['GBP', 'KZT', 'GEL', 'TRY', 'UZS', 'UAH', 'AMD', 'KGS', 'PLN', 'CHF', 'SAR', 'JPY', 'KWD', 'BHD']
    expect(CURRENCIES).toEqual(expect.arrayContaining(others))
    expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length)
  })

  test('are known to Intl by their codes', () => {
    const known = new Set(Intl.supportedValuesOf('currency'))
    expect(CURRENCIES.map(isoCurrency).filter((code) => !known.has(code))).toEqual([])
  })

  test('have no decimals if Intl has none, and never more than two', () => {
    const digits = (code: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits
    for (const code of ['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'XOF'] as const) {
      expect([fractionDigitsOf(code), digits(code)]).toEqual([0, 0])
    }
    for (const code of ['KWD', 'BHD', 'JOD', 'OMR', 'TND'] as const) {
      expect([fractionDigitsOf(code), digits(code)]).toEqual([2, 3])
    }
    // No price loses its cents.
    for (const code of CURRENCIES) if (fractionDigitsOf(code) === 0) expect(digits(code)).toBe(0)
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

  test('supports fractional percentages', () => {
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
    expect(promotedPrice(200_000, sales(3, 10, 7), 1)).toEqual({ price: 180_000, old_price: 200_000, sale: 10 })
  })

  test('has no old price without a sale', () => {
    expect(promotedPrice(200_000, sales(), 1)).toEqual({ price: 200_000, old_price: null, sale: 0 })
    expect(promotedPrice(200_000, sales(0), 1)).toEqual({ price: 200_000, old_price: null, sale: 0 })
  })

  test('is null if the data has no positive price', () => {
    const none = { price: null, old_price: null, sale: 0 }
    expect(promotedPrice(null, sales(10), 1)).toEqual(none)
    expect(promotedPrice(0, sales(10), 1)).toEqual(none)
    expect(promotedPrice(-5, sales(10), 1)).toEqual(none)
  })

  test('ignores a sale of 100 percent or more, and a negative one', () => {
    expect(promotedPrice(100, sales(100, 250, -10, 4), 1)).toEqual({ price: 96, old_price: 100, sale: 4 })
  })

  test.each([
    // 389 293.53 × 0.85 = 330 899.5005
    [389_293.53, 15, 1, 330_900],
    [389_292.35, 15, 1, 330_898],
    [389_293, 15, 10, 330_900],
    [389_293, 15, 100, 330_900],
    [389_293, 15, 1000, 331_000],
    // 301.53 × 0.3333 = 100.499949 is not 100.50 first and 101 then
    [301.53, 66.67, 1, 100],
  ] as const)('of %d less %d %% to %d is %d', (list, sale, rounding, price) => {
    expect(promotedPrice(list, sales(sale), rounding)).toEqual({ price, old_price: list, sale })
  })

  test('uses a finer step if the project’s would cancel the sale or leave nothing', () => {
    // 1520 would be 2000, 570 would be 1000 and then 600, 400 would be nothing
    expect(promotedPrice(1600, sales(5), 1000).price).toBe(1500)
    expect(promotedPrice(600, sales(5), 1000).price).toBe(570)
    expect(promotedPrice(450, sales(11), 1000).price).toBe(400)
    expect(promotedPrice(100, sales(0.01), 1).price).toBe(99.99)
  })

  test('is the nearest multiple, rounded half up, and never above the list price', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 14 })
    const hundredths = fc.integer({ min: 1, max: 9999 })
    fc.assert(
      fc.property(cents, hundredths, fc.constantFrom(...PRICE_ROUNDINGS), (list, percent, rounding) => {
        const { price } = promotedPrice(toMajor(list), sales(percent / 100), rounding)
        const step = BigInt(rounding) * 100n
        const divisor = 10_000n * step
        const exact = ((BigInt(list) * BigInt(10_000 - percent) + divisor / 2n) / divisor) * step
        if (exact > 0n && exact < BigInt(list)) expect(BigInt(toMinor(price ?? 0))).toBe(exact)
        expect(toMinor(price ?? Number.NaN)).toBeLessThanOrEqual(list)
        expect(price).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('is the basis of the price per square metre', () => {
    // 180 000 / 52.4 = 3435.1145…
    expect(pricePerArea(180_000, 52.4)).toBe(3435.11)
    expect(pricePerArea(null, 52.4)).toBeNull()
    expect(pricePerArea(180_000, 0)).toBeNull()
  })
})
