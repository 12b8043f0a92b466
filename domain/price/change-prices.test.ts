import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeExtraPrice, changePrice, type PricedUnit, type PriceRule } from './change-prices.ts'

const unit: PricedUnit = { price: 445_000, area: 54.7, isAvailable: true, isPromoted: false }
const rule: PriceRule = {
  change: { by: 'percent', value: 2 },
  round: { to: 100, how: 'nearest' },
  floor: null,
  onlyAvailable: true,
  skipPromoted: false,
}

describe('a change of many prices', () => {
  it.each([
    ['2 % and rounded to hundreds', rule, 453_900],
    ['up to thousands', { ...rule, round: { to: 1000, how: 'up' } }, 454_000],
    ['down to thousands', { ...rule, round: { to: 1000, how: 'down' } }, 453_000],
    ['by a sum', { ...rule, change: { by: 'sum', value: -5000 } }, 440_000],
    ['by area', { ...rule, change: { by: 'per_area', value: 8200 }, round: { to: 1, how: 'nearest' } }, 448_540],
    ['set', { ...rule, change: { by: 'set', value: 399_999 }, round: { to: 1, how: 'nearest' } }, 399_999],
    ['not below the floor', { ...rule, change: { by: 'percent', value: -50 }, floor: 399_950 }, 399_950],
    ['never below nothing', { ...rule, change: { by: 'sum', value: -900_000 } }, 0],
  ] as const)('%s', (_, each, price) => {
    expect(changePrice(unit, each)).toEqual({ price })
  })

  it('leaves alone what it should, and says why', () => {
    expect(changePrice({ ...unit, isAvailable: false }, rule)).toEqual({ kept: 'taken' })
    expect(changePrice({ ...unit, isPromoted: true }, { ...rule, skipPromoted: true })).toEqual({ kept: 'promoted' })
    expect(changePrice({ ...unit, price: null }, rule)).toEqual({ kept: 'on_request' })
    expect(changePrice(unit, { ...rule, change: { by: 'set', value: 445_000 } })).toEqual({ kept: 'same' })
    const bySize = { ...rule, change: { by: 'per_area', value: 1000 } } as const
    expect(changePrice({ ...unit, price: null }, bySize)).toEqual({ price: 54_700 })
  })

  it('rounds to a multiple of the step, at most one step away from the exact amount', () => {
    const cents = fc.integer({ min: 0, max: 1e9 })
    const to = fc.constantFrom(1 as const, 10 as const, 100 as const, 1000 as const)
    const how = fc.constantFrom('nearest' as const, 'up' as const, 'down' as const)
    const percent = fc.integer({ min: -500, max: 500 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(cents, percent, to, how, (price, value, step, direction) => {
        const each = { ...rule, change: { by: 'percent', value }, round: { to: step, how: direction } } as const
        const changed = changePrice({ ...unit, price: price / 100 }, each)
        const result = 'price' in changed ? changed.price : price / 100
        // Worked out in whole tenths of a per mille of a cent, without fractions.
        const exact = Number((BigInt(price) * BigInt(Math.round(1000 + value * 10)) * 100n) / 1000n) / 10_000
        if ('price' in changed) expect(result % step).toBe(0)
        if (direction === 'up') expect(result).toBeGreaterThanOrEqual(exact - 0.01)
        if (direction === 'down') expect(result).toBeLessThanOrEqual(exact + 0.01)
        expect(Math.abs(result - exact)).toBeLessThan(direction === 'nearest' ? step / 2 + 0.02 : step + 0.02)
      }),
    )
  })
})

describe('the second price of a unit', () => {
  it('changes by the same percentage, rounded in the same way', () => {
    // 383,400 × 1.02 = 391,068
    expect(changeExtraPrice(383_400, 363_700, 371_000, rule)).toBe(391_100)
  })

  it('keeps its distance if the price changes in another way', () => {
    const set = { ...rule, change: { by: 'set', value: 399_000 } } as const
    expect(changeExtraPrice(383_400, 363_700, 399_000, set)).toBe(418_700)
    expect(changeExtraPrice(10_000, 363_700, 300_000, set)).toBe(0)
  })

  it('stays where there is none, or nothing to keep a distance from', () => {
    expect(changeExtraPrice(null, 363_700, 399_000, rule)).toBeNull()
    expect(changeExtraPrice(383_400, null, 399_000, rule)).toBe(383_400)
  })
})
