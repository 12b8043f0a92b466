import { describe, expect, test } from 'vitest'
import { type Programme, paymentOf } from './payment.ts'
import { firstBounds, firstChoice, termBounds, withProgramme } from './payment-bounds.ts'

const credit = (rate: number, min_first = 20, max_term = 360): Programme => ({
  id: 1,
  kind: 'credit',
  name: 'Mortgage',
  rate,
  min_first,
  max_term,
})
const plan = (rate: number, min_first = 30, max_term = 24): Programme => ({
  ...credit(rate, min_first, max_term),
  id: 2,
  kind: 'instalment',
})
const choose = (firstPercent: number, term: number) => ({ programmeId: 1, firstPercent, term })

describe('credit', () => {
  test('is an annuity: equal payments with interest on the balance', () => {
    // 125 000 less 20 % leaves 100 000; 1 % a month for a year: 100 000 × 0.01 / (1 − 1.01⁻¹²) = 8884.8789, × 12 = 106 618.5464
    expect(paymentOf(125_000, credit(12), choose(20, 12))).toEqual({
      first: 25_000,
      monthly: 8884.88,
      total: 131_618.55,
    })
  })

  test('works for 25 years', () => {
    // 444 900 less 20 % leaves 355 920; 0.3 % a month, 1.003³⁰⁰ = 2.4562915: 1067.76 / (1 − 1 / 2.4562915) = 1800.9649
    // 1800.964854 × 300 = 540 289.4562, and 88 980 at once
    expect(paymentOf(444_900, credit(3.6), choose(20, 300))).toEqual({
      first: 88_980,
      monthly: 1800.96,
      total: 629_269.46,
    })
  })

  test('without interest is divided into equal parts', () => {
    // 80 000 / 300 = 266.666…
    expect(paymentOf(100_000, credit(0), choose(20, 300))).toEqual({ first: 20_000, monthly: 266.67, total: 100_000 })
  })
})

describe('an instalment plan', () => {
  test('without interest costs exactly the price, although the parts are rounded', () => {
    // 70 000 / 24 = 2916.666…
    expect(paymentOf(100_000, plan(0), choose(30, 24))).toEqual({ first: 30_000, monthly: 2916.67, total: 100_000 })
  })

  test('has simple interest for the whole term', () => {
    // 60 000 at 2 % for a year and a half: 1800; 61 800 / 18 = 3433.333…
    expect(paymentOf(100_000, plan(2), choose(40, 18))).toEqual({ first: 40_000, monthly: 3433.33, total: 101_800 })
  })

  test('rounds half up to minor units', () => {
    // 33.33 × 50 % = 16.665 at once; the other 16.66 in four parts is 4.165
    expect(paymentOf(33.33, plan(0), choose(50, 4))).toEqual({ first: 16.67, monthly: 4.17, total: 33.33 })
  })
})

describe('a choice', () => {
  test('starts with the smallest first payment and the longest term', () => {
    expect(firstChoice(credit(3.6, 20, 300))).toEqual({ programmeId: 1, firstPercent: 20, term: 300 })
  })

  test('counts long terms in whole years, short ones in months', () => {
    expect(termBounds(credit(3.6, 20, 305))).toEqual({ min: 12, max: 300, step: 12 })
    expect(termBounds(plan(0))).toEqual({ min: 1, max: 24, step: 1 })
  })

  test('never has a first payment below the programme’s minimum', () => {
    expect(firstBounds(credit(3.6, 20))).toEqual({ min: 20, max: 90, step: 1 })
    expect(firstBounds(credit(3.6, 95))).toEqual({ min: 95, max: 95, step: 1 })
  })

  test('that is carried over to another programme stays within its limits', () => {
    expect(withProgramme(choose(20, 300), plan(0))).toEqual({ programmeId: 2, firstPercent: 30, term: 24 })
    expect(withProgramme(choose(50, 17), credit(3.6))).toEqual({ programmeId: 1, firstPercent: 50, term: 12 })
  })
})
