import { describe, expect, test } from 'vitest'
import { type Programme, paymentOf } from '#domain/payment/payment.ts'
import { firstBounds, firstChoice, termBounds, withProgramme } from '#domain/payment/payment-bounds.ts'

const credit: Programme = { id: 1, kind: 'credit', name: 'Mortgage', rate: 12, min_first: 20, max_term: 305 }
const plan: Programme = { id: 2, kind: 'instalment', name: 'Instalments', rate: 2, min_first: 30, max_term: 24 }

describe('Payment plans', () => {
  test('A credit is repaid in equal monthly payments with interest on the balance', () => {
    const loan = 125_000 - 25_000
    // 1 % a month: 100,000 × 0.01 / (1 − 1.01⁻¹²) = 8,884.8789
    const monthly = (loan * 0.01) / (1 - 1 / 1.01 ** 12)
    const payment = paymentOf(125_000, credit, { programmeId: 1, firstPercent: 20, term: 12 })
    expect(payment).toEqual({ first: 25_000, monthly: 8884.88, total: 131_618.55 })
    expect(monthly).toBeCloseTo(8884.8789, 4)
    expect(25_000 + 12 * monthly).toBeCloseTo(131_618.55, 2)
  })

  test('An instalment plan has simple interest for the whole term', () => {
    // 60,000 × 2 % × 1.5 years = 1,800; 61,800 / 18 = 3,433.33…
    const payment = paymentOf(100_000, plan, { programmeId: 2, firstPercent: 40, term: 18 })
    expect(payment).toEqual({ first: 40_000, monthly: 3433.33, total: 40_000 + 60_000 + 1800 })
  })

  test('The calculator starts with the smallest first payment and the longest term', () => {
    expect(firstChoice(credit)).toEqual({ programmeId: 1, firstPercent: 20, term: 25 * 12 })
    expect(firstBounds(credit)).toEqual({ min: 20, max: 90, step: 1 })
    expect(termBounds(credit)).toEqual({ min: 12, max: 25 * 12, step: 12 })
    expect(termBounds(plan)).toEqual({ min: 1, max: 24, step: 1 })
  })

  test('A choice stays within the limits of another programme', () => {
    const choice = { programmeId: 1, firstPercent: 20, term: 300 }
    expect(withProgramme(choice, plan)).toEqual({ programmeId: 2, firstPercent: 30, term: 24 })
  })
})
