import fc from 'fast-check'
import { expect, it } from 'vitest'
import { convertMoney } from './convert.ts'
import { toMajor, toMinor } from './money.ts'

it('rounds half up to the decimals of the new currency', () => {
  expect(convertMoney(100, 1.08, 2)).toBe(108)
  expect(convertMoney(0.5, 1.01, 2)).toBe(0.51)
  expect(convertMoney(350_000.55, 163.27, 0)).toBe(57_144_590)
  expect(convertMoney(1, 0.0000001, 2)).toBe(0)
})

it('never has more than two decimals, and is within half a step of the product', () => {
  const amounts = fc.integer({ min: 0, max: 10 ** 12 }).map(toMajor)
  const rates = fc.double({ min: 0.0001, max: 10_000, noNaN: true }).map((rate) => Number(rate.toFixed(6)))
  fc.assert(
    fc.property(amounts, rates, fc.constantFrom(0, 2), (amount, rate, digits) => {
      const converted = convertMoney(amount, rate, digits)
      expect(toMajor(toMinor(converted))).toBe(converted)
      if (digits === 0) expect(Number.isInteger(converted)).toBe(true)
      expect(Math.abs(converted - amount * rate)).toBeLessThanOrEqual(0.5 / 10 ** digits + converted * 1e-12)
    }),
  )
})
