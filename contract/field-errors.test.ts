import { describe, expect, test } from 'vitest'
import { problem } from './errors.ts'
import { refusalOf } from './field-errors.ts'
import { aFullOrder, anOrder } from './orders.fixture.ts'
import { orderBody } from './orders.ts'

/** The problem that the API returns for an order. */
function refusalOfOrder(body: unknown) {
  const { error } = orderBody.safeParse(body)
  if (!error) throw new Error('the order has no fault')
  return refusalOf(error.issues, body)
}

const errorsFor = (fields: object) => refusalOfOrder({ ...anOrder, ...fields }).errors

describe('a field to correct', () => {
  test('is required when it is missing, null, empty or blank', () => {
    for (const name of [undefined, null, '', ' \n ']) {
      expect(errorsFor({ name }), String(name)).toEqual([{ field: 'name', code: 'required' }])
    }
    expect(errorsFor({ phone: '' })).toEqual([{ field: 'phone', code: 'required' }])
  })

  test('is required when it is a consent that was not given', () => {
    for (const consent of [undefined, false]) {
      expect(errorsFor({ consent })).toEqual([{ field: 'consent', code: 'required' }])
    }
  })

  test('is not an e-mail address or not a phone number', () => {
    expect(errorsFor({ email: 'anna' })).toEqual([{ field: 'email', code: 'email' }])
    expect(errorsFor({ phone: 'call me' })).toEqual([{ field: 'phone', code: 'phone' }])
  })

  test('violates a bound, which is named', () => {
    expect(errorsFor({ name: 'A' })).toEqual([{ field: 'name', code: 'min', min: 2 }])
    expect(errorsFor({ name: 'x'.repeat(101) })).toEqual([{ field: 'name', code: 'max', max: 100 }])
    expect(errorsFor({ comment: 'x'.repeat(1001) })).toEqual([{ field: 'comment', code: 'max', max: 1000 }])
    expect(errorsFor({ seen_price: -1 })).toEqual([{ field: 'seen_price', code: 'min', min: 0 }])
  })

  test('is named by its path', () => {
    const calculation = { ...aFullOrder.calculation, term: 1201 }
    expect(errorsFor({ calculation })).toEqual([{ field: 'calculation.term', code: 'max', max: 1200 }])
  })

  test('is listed once, with its first fault', () => {
    expect(errorsFor({ phone: 'x'.repeat(50), name: '' })).toEqual([
      { field: 'name', code: 'required' },
      { field: 'phone', code: 'phone' },
    ])
  })
})

describe('a refusal', () => {
  test('is validation_failed if the visitor can correct every fault', () => {
    const refusal = refusalOfOrder({ ...anOrder, name: '', consent: false })
    expect(problem.parse(refusal)).toMatchObject({ code: 'validation_failed', status: 422 })
  })

  test.each([
    ['an unknown field', { ...anOrder, price: 1 }, 'Unrecognized key: "price"'],
    ['an unknown field inside', { ...anOrder, utm: { utm_id: '' } }, 'utm: Unrecognized key: "utm_id"'],
    ['a wrong type', { ...anOrder, name: 5 }, 'name: '],
    ['an unknown choice', { ...anOrder, lang: 'fr' }, 'lang: '],
    ['a consent that is neither yes nor no', { ...anOrder, consent: 'yes' }, 'consent: '],
    [
      'an amount with three decimals',
      { ...anOrder, seen_price: 1.005 },
      'seen_price: Has to have at most two decimals',
    ],
    ['no object', null, 'Invalid input'],
    ['a list', [anOrder], 'Invalid input'],
  ])('is bad_request for %s, and names the place', (_, body, detail) => {
    const refusal = refusalOfOrder(body)
    expect(problem.parse(refusal)).toMatchObject({ code: 'bad_request', status: 400 })
    expect(refusal.errors).toBeUndefined()
    expect(refusal.detail?.startsWith(detail), refusal.detail).toBe(true)
  })

  test('is bad_request even if some faults could be corrected', () => {
    expect(refusalOfOrder({ ...anOrder, name: '', price: 1 }).code).toBe('bad_request')
  })

  test('does not repeat a long field name of the sender', () => {
    expect(refusalOfOrder({ ...anOrder, ['x'.repeat(5000)]: 1 }).detail).toHaveLength(200)
  })
})
