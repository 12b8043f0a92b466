import { expect, test } from 'vitest'
import { holdTexts, readHoldDays } from './read-hold-days.ts'

const stored = {
  owner: { default_days: 3, max_days: 30 },
  editor: { default_days: 3, max_days: 30 },
  sales: { default_days: 2, max_days: 14 },
}
const texts = holdTexts(stored)
const withSales = (default_days: string, max_days: string) =>
  readHoldDays({ ...texts, sales: { default_days, max_days } })

test('reads the lengths of all roles', () => {
  expect(readHoldDays(texts)).toEqual({ days: stored, faults: {} })
  expect(withSales('٥', ' 365 ').days?.sales).toEqual({ default_days: 5, max_days: 365 })
})

test('explains what is no length', () => {
  for (const bad of ['', '0', '1.5', '366', '-2', 'week', '=+1']) {
    expect(withSales(bad, '14'), bad).toEqual({
      days: null,
      faults: { sales: { default_days: 'days' } },
    })
  }
  expect(withSales('15', '14').faults).toEqual({ sales: { default_days: 'longer' } })
  expect(withSales('14', '14').faults).toEqual({})
})
