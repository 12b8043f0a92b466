import { expect, test } from 'vitest'
import { isTakenMeanwhile, type OrderedUnit, otherPrice, otherStatus } from './unit-news.ts'

const FREE = { type: 1 } as const
const SOLD = { type: 3 } as const

const asSeen: OrderedUnit = { unit_status: FREE, unit_price: 200_000, seen_status: FREE, seen_price: 200_000 }

test('has no news of a unit that is as the visitor saw it', () => {
  expect([isTakenMeanwhile(asSeen), otherStatus(asSeen), otherPrice(asSeen)]).toEqual([false, null, null])
})

test('tells of a unit that was taken since, and of what was seen', () => {
  const taken = { ...asSeen, unit_status: SOLD, unit_price: 210_000 }
  expect([isTakenMeanwhile(taken), otherStatus(taken), otherPrice(taken)]).toEqual([true, FREE, 200_000])
})

test('takes a visitor whose page said nothing for one who saw it free', () => {
  expect(isTakenMeanwhile({ unit_status: SOLD, seen_status: null })).toBe(true)
  expect(otherStatus({ ...asSeen, unit_status: SOLD, seen_status: null })).toBeNull()
})

test('knows no news where the visitor knew, or where it is about no unit', () => {
  expect(isTakenMeanwhile({ unit_status: SOLD, seen_status: SOLD })).toBe(false)
  expect(isTakenMeanwhile({ unit_status: null, seen_status: null })).toBe(false)
})

test('names a price that was seen where it is on request now, and none that was not seen', () => {
  expect(otherPrice({ unit_price: null, seen_price: 5 })).toBe(5)
  expect(otherPrice({ unit_price: 5, seen_price: null })).toBeNull()
})
