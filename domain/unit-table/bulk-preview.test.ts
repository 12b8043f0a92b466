import { describe, expect, test } from 'vitest'
import type { PriceRule } from '#domain/price/change-prices.ts'
import { histogramOf, previewPrices } from './bulk-preview.ts'
import { FIRST_CHOICE, readRule } from './bulk-rule.ts'
import { unitOf } from './unit.fixture.ts'

const RULE: PriceRule = {
  change: { by: 'percent', value: 2 },
  round: { to: 100, how: 'nearest' },
  floor: null,
  onlyAvailable: true,
  skipPromoted: true,
}

const UNITS = [
  unitOf('57', { price: 599_200 }),
  unitOf('58', { price: 269_200, type: 3 }),
  unitOf('59', { price: null }),
  unitOf('60', { price: 497_900, promoactions: ['spring'] }),
  unitOf('61', { price: 461_800 }),
]

const numbers = (units: readonly { readonly number: string }[]) => units.map(({ number }) => number)

test('a preview has the new prices, and says which units keep theirs and why', () => {
  const { changes, kept } = previewPrices(UNITS, RULE)
  expect(changes.map(({ unit, before, after }) => [unit.number, before, after])).toEqual([
    ['57', 599_200, 611_200],
    ['61', 461_800, 471_000],
  ])
  expect(numbers(kept.on_request)).toEqual(['59'])
  expect(numbers(kept.taken)).toEqual(['58'])
  expect(numbers(kept.promoted)).toEqual(['60'])
})

test('the stock is that of the units which the rule is about', () => {
  expect(previewPrices(UNITS, RULE).stock).toEqual({ before: 1_061_000, after: 1_082_200 })
  const all = previewPrices(UNITS, { ...RULE, onlyAvailable: false, skipPromoted: false })
  expect(all.stock.before).toBe(599_200 + 269_200 + 497_900 + 461_800)
})

test('a price per area leaves a unit without an area alone, and no price falls to zero', () => {
  const perArea = previewPrices([unitOf('1', { area: null }), unitOf('2', { area: 50 })], {
    ...RULE,
    change: { by: 'per_area', value: 6000 },
  })
  expect(numbers(perArea.kept.without_area)).toEqual(['1'])
  expect(perArea.changes.map(({ after }) => after)).toEqual([300_000])
  const lowered = previewPrices([unitOf('1', { price: 400_000 }), unitOf('2', { price: 600_000 })], {
    ...RULE,
    change: { by: 'sum', value: -500_000 },
  })
  expect(numbers(lowered.kept.to_zero)).toEqual(['1'])
  expect(lowered.changes.map(({ after }) => after)).toEqual([100_000])
})

describe('the histogram', () => {
  const changesOf = (prices: readonly number[], by = 0) =>
    prices.map((price) => ({ unit: unitOf('1', { price }), before: price, after: price + by, extra: null }))
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

  test('counts every price once, and units on request only afterwards', () => {
    const changes = changesOf([10, 20, 30, 40], 10)
    const onRequest = { unit: unitOf('2', {}), before: null, after: 50, extra: null }
    expect(histogramOf([...changes, onRequest], 4)).toEqual({
      before: [1, 1, 1, 1, 0],
      after: [0, 1, 1, 1, 2],
      low: 10,
      high: 50,
      hasMore: false,
    })
    expect(histogramOf([], 3)).toMatchObject({ before: [], after: [] })
  })

  test('has one bar for each of a few different prices, without gaps', () => {
    const prices = [200, 200, 200, 350, 350, 9000]
    expect(histogramOf(changesOf(prices), 20)).toMatchObject({ before: [3, 2, 1], after: [3, 2, 1], hasMore: false })
  })

  test('has a last bar for what is far above the others, which keep the other bars', () => {
    const prices = [...Array.from({ length: 100 }, (_, index) => 200 + index), 1_000_000, 2_000_000]
    const { before, low, high, hasMore } = histogramOf(changesOf(prices), 10)
    expect([low, high, hasMore]).toEqual([200, 299, true])
    expect(total(before)).toBe(prices.length)
    expect(before.at(-1)).toBe(2)
    // 100 prices in nine bars: eleven or twelve in each.
    expect(before.slice(0, -1).every((count) => count === 11 || count === 12)).toBe(true)
  })
})

test('second prices change with the first ones where that is wanted', () => {
  const [one, two] = [unitOf('1', { price: 400_000, extraPrice: 440_000 }), unitOf('2', { price: 200_000 })]
  const extras = (changesExtra?: () => boolean) =>
    previewPrices([one, two], RULE, changesExtra).changes.map(({ extra }) => extra)
  // By 2 %: 440,000 × 1.02.
  expect(extras(() => true)).toEqual([448_800, null])
  expect(extras()).toEqual([440_000, null])
})

test('what is typed becomes a rule: signs, percent signs and thousands', () => {
  const amountOf = (by: 'percent' | 'sum' | 'per_area' | 'set', value: string) => {
    const { rule, fault } = readRule({ ...FIRST_CHOICE, by, value }, 'en')
    return fault ?? rule?.change.value ?? null
  }
  expect(['2', '+2,5 %', '-3', '−3%'].map((text) => amountOf('percent', text))).toEqual([2, 2.5, -3, -3])
  expect(['+5 000', '-5k'].map((text) => amountOf('sum', text))).toEqual([5000, -5000])
  expect(['6.300', '-1', 'abc', '', '-'].map((text) => amountOf('set', text))).toEqual([
    6300,
    'value',
    'value',
    null,
    null,
  ])
  expect(readRule({ ...FIRST_CHOICE, value: '2', floor: 'x' }, 'en')).toEqual({ rule: null, fault: 'floor' })
  expect(readRule({ ...FIRST_CHOICE, value: '2', floor: '' }, 'en').rule?.floor).toBeNull()
  expect(readRule({ ...FIRST_CHOICE, value: '2', floor: '250k', to: '1000', how: 'up' }, 'en').rule).toMatchObject({
    floor: 250_000,
    round: { to: 1000, how: 'up' },
  })
})
