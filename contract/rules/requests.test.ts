import { describe, expect, test } from 'vitest'
import { anOrder } from '#contract/orders.fixture.ts'
import { orderBody } from '#contract/orders.ts'

const accepts = (fields: object) => orderBody.safeParse({ ...anOrder, ...fields }).success

describe('Requests and consent', () => {
  test('A request needs a name, a phone number and consent', () => {
    expect([1, 2, 100, 101].map((length) => accepts({ name: 'a'.repeat(length) }))).toEqual([false, true, true, false])
    expect(['1234', '12345'].map((phone) => accepts({ phone }))).toEqual([false, true])
    expect(accepts({ consent: false })).toBe(false)
  })

  test('E-mail and comment are optional', () => {
    expect(accepts({ email: '', comment: '' })).toBe(true)
    expect(accepts({ email: 'anna@' })).toBe(false)
    expect([1000, 1001].map((length) => accepts({ comment: 'a'.repeat(length) }))).toEqual([true, false])
  })
})
