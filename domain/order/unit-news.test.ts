import { expect, test } from 'vitest'
import { isTakenMeanwhile, type OrderedUnit, otherPrice, otherStatus } from './unit-news.ts'

const FREE = { type: 1 } as const
const SOLD = { type: 3 } as const

const asSeen: OrderedUnit = { unit_status: FREE, unit_price: 200_000, seen_status: FREE, seen_price: 200_000 }

test('reports nothing if the unit is as the visitor saw it', () => {
  expect([isTakenMeanwhile(asSeen), otherStatus(asSeen), otherPrice(asSeen)]).toEqual([false, null, null])
})

test('reports a unit that was taken since, and what the visitor saw', () => {
  const taken = { ...asSeen, unit_status: SOLD, unit_price: 210_000 }
  expect([isTakenMeanwhile(taken), otherStatus(taken), otherPrice(taken)]).toEqual([true, FREE, 200_000])
})

test('assumes that the visitor saw the unit as free if the page sent no status', () => {
  expect(isTakenMeanwhile({ unit_status: SOLD, seen_status: null })).toBe(true)
  expect(otherStatus({ ...asSeen, unit_status: SOLD, seen_status: null })).toBeNull()
})

test('reports nothing if the visitor knew, or if the order has no unit', () => {
  expect(isTakenMeanwhile({ unit_status: SOLD, seen_status: SOLD })).toBe(false)
  expect(isTakenMeanwhile({ unit_status: null, seen_status: null })).toBe(false)
})

test('reports the price that was seen if it is on request now, and none if none was seen', () => {
  expect(otherPrice({ unit_price: null, seen_price: 5 })).toBe(5)
  expect(otherPrice({ unit_price: 5, seen_price: null })).toBeNull()
})
