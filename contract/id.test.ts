import { expect, test } from 'vitest'
import { id, idText, interactiveId } from './id.ts'
import { ordersQuery } from './managed-orders.ts'

test('is a whole number of at most fifteen digits', () => {
  for (const value of [0, 1, 999_999_999_999_999]) expect(id.parse(value)).toBe(value)
  for (const value of [-1, 1.5, 1e15, '1', null]) expect(id.safeParse(value).success, String(value)).toBe(false)
})

test('is parsed from a path or a query', () => {
  expect(idText.parse('0')).toBe(0)
  expect(idText.parse('12')).toBe(12)
  expect(idText.parse('999999999999999')).toBe(999_999_999_999_999)
  for (const text of ['', ' 1', '01', '+1', '-1', '1.0', '1e3', '0x1', '1000000000000000', 'abc', ['1', '2']]) {
    expect(idText.safeParse(text).success, String(text)).toBe(false)
  }
})

test('of a picture may name a drawn facade', () => {
  for (const text of ['0', '12', 'estate-0', 'estate-5', '999999999999999'])
    expect(interactiveId.parse(text)).toBe(text)
  for (const text of ['', '012', 'estate-', 'estate-05', 'estate-1/2', 'section-5', '1000000000000000', 12]) {
    expect(interactiveId.safeParse(text).success, String(text)).toBe(false)
  }
})

test('marks the end of a page of orders, with at most 200 orders per page', () => {
  expect(ordersQuery.parse({})).toEqual({})
  expect(ordersQuery.parse({ before: '7', limit: '200' })).toEqual({ before: 7, limit: 200 })
  expect(ordersQuery.parse({ limit: '1' })).toEqual({ limit: 1 })
  for (const limit of ['0', '201', 'all']) expect(ordersQuery.safeParse({ limit }).success, limit).toBe(false)
})
