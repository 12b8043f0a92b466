import { describe, expect, test } from 'vitest'
import { shownPriceOf } from '#domain/chess/availability.ts'
import { anInstance, chessOf, instanceIn } from '#domain/chess/chess.fixture.ts'
import type { InstanceAnswer } from '#domain/chess/chess-answer.ts'
import { promotedPrice } from '#domain/price/promoted-price.ts'

// Promotions of the fixture: 1 is 5 %, 2 is 10 %. Layout 2 has 62.5 m² in total and 20 m² of living area.
const unitWith = (fields: Partial<InstanceAnswer>) => instanceIn(chessOf([anInstance({ id: 1, ...fields })]), 1)

describe('Prices and discounts', () => {
  test('The highest discount applies', () => {
    const { price, old_price, sale } = unitWith({ price: 150_000, promoactions: [2, 1] })
    expect([price, old_price, sale]).toEqual([150_000 - 15_000, 150_000, 10])
  })

  test('A discounted price is rounded half up to the step of the project', () => {
    // 389,293.53 − 58,394.0295 = 330,899.5005
    expect(promotedPrice(389_293.53, [{ sale: 15 }], 1).price).toBe(330_900)
    expect(promotedPrice(389_293.53, [{ sale: 15 }], 1000).price).toBe(331_000)
  })

  test('A step that is too coarse gives way to a finer one', () => {
    // 1,600 − 80 = 1,520, which is 2,000 to the nearest thousand
    expect(promotedPrice(1600, [{ sale: 5 }], 1000).price).toBe(1500)
  })

  test('A price without a discount is not rounded', () => {
    expect(promotedPrice(100_499.5, [], 1000)).toEqual({ price: 100_499.5, old_price: null, sale: 0 })
  })

  test('A discount of 100 % or more is ignored', () => {
    expect(promotedPrice(100_000, [{ sale: 100 }, { sale: 4 }], 1).price).toBe(100_000 - 4000)
  })

  test('The second price is not discounted', () => {
    const { price, extra_price } = unitWith({ price: 100_000, extra_price: 120_000, promoactions: [2] })
    expect([price, extra_price]).toEqual([100_000 - 10_000, 120_000])
  })

  test('A free unit without a price is on request', () => {
    expect(shownPriceOf(unitWith({ price: null }))).toEqual({ kind: 'on_request' })
    expect(shownPriceOf(unitWith({ price: 0 }))).toEqual({ kind: 'on_request' })
  })
})

describe('Price per m² and areas', () => {
  test('The price per m² is the discounted price divided by the total area', () => {
    // 200,000 − 20,000 = 180,000; 180,000 / 52.4 = 3,435.1145…
    expect(unitWith({ price: 200_000, promoactions: [2], area_total: 52.4 }).price_m2).toBe(3435.11)
  })

  test('A unit’s own area replaces the area of its layout', () => {
    const { layout, price_m2 } = unitWith({ layout_id: 2, area_total: 60, price: 180_000 })
    expect([layout.area_total, layout.area_living]).toEqual([60, 20])
    expect(price_m2).toBe(180_000 / 60)
  })
})
