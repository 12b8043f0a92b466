import { describe, expect, test } from 'vitest'
import { aFullOrder, anOrder } from './orders.fixture.ts'
import { orderAnswer, orderBody, orderHeaders } from './orders.ts'

const accepts = (fields: object) => orderBody.safeParse({ ...anOrder, ...fields }).success
const read = (fields: object) => orderBody.parse({ ...anOrder, ...fields })
const without = (field: string) => Object.fromEntries(Object.entries(anOrder).filter(([name]) => name !== field))

describe('an order', () => {
  test('is accepted with the required fields only and with every field', () => {
    expect(orderBody.parse(anOrder)).toEqual({ ...anOrder, utm: {}, tracking: {}, website: '' })
    expect(orderBody.parse(aFullOrder)).toEqual(aFullOrder)
    expect(accepts({ kind: 'callback' })).toBe(true)
  })

  test('names its unit by our id, by the developer’s own id, or by both', () => {
    expect(read({ external_id: 'LC-3' })).toMatchObject({ external_id: 'LC-3' })
    expect(accepts({ external_id: 'LC-3', instance_id: 12 })).toBe(true)
    for (const external_id of ['', 3, 'x'.repeat(5000)]) expect(accepts({ external_id })).toBe(false)
  })

  test.each(Object.keys(anOrder))('is rejected without %s', (field) => {
    expect(orderBody.safeParse(without(field)).success).toBe(false)
  })

  test('is rejected without consent', () => {
    for (const consent of [false, null, 1, 'true']) expect(accepts({ consent }), String(consent)).toBe(false)
  })

  test('is rejected with an unknown field, at any depth', () => {
    expect(accepts({ price: 1 })).toBe(false)
    expect(accepts({ calculation: { ...aFullOrder.calculation, bank: 'x' } })).toBe(false)
    expect(accepts({ utm: { utm_id: '1' } })).toBe(false)
    expect(accepts({ tracking: { fbclid: '1' } })).toBe(false)
  })

  test('is rejected with an unknown kind, payment or language', () => {
    expect(accepts({ kind: 'lead' })).toBe(false)
    expect(accepts({ payment: 'barter' })).toBe(false)
    expect(accepts({ lang: 'fr' })).toBe(false)
  })
})

describe('a name', () => {
  test('has 2 to 100 characters after trimming', () => {
    expect(accepts({ name: 'A' })).toBe(false)
    expect(accepts({ name: ' A ' })).toBe(false)
    expect(read({ name: ' Li ' }).name).toBe('Li')
    expect(accepts({ name: 'x'.repeat(100) })).toBe(true)
    expect(accepts({ name: ` ${'x'.repeat(100)} ` })).toBe(true)
    expect(accepts({ name: 'x'.repeat(101) })).toBe(false)
  })

  test('stays on one line, so that no mail header can be added', () => {
    expect(read({ name: 'Anna\r\nBcc:\tall@example.com\u0000' }).name).toBe('Anna Bcc: all@example.com')
  })
})

describe('a phone number', () => {
  test('has 5 to 20 digits', () => {
    expect(accepts({ phone: '1234' })).toBe(false)
    expect(accepts({ phone: '12345' })).toBe(true)
    expect(accepts({ phone: '1'.repeat(20) })).toBe(true)
    expect(accepts({ phone: '1'.repeat(21) })).toBe(false)
  })

  test('has at most 40 characters', () => {
    expect(accepts({ phone: `1234${' '.repeat(35)}5` })).toBe(true)
    expect(accepts({ phone: `1234${' '.repeat(36)}5` })).toBe(false)
  })

  test.each([
    '+7 (999) 123-45-67',
    '(+7) 9991234567',
    '8.999.123/45/67',
    '+7\u00a0999\u2011123\u20134567',
    '٠٥٠١٢٣٤٥٦٧',
    '＋８６１３８００',
  ])('may be written as %s', (phone) => {
    expect(read({ phone }).phone).toBe(phone)
  })

  test('is trimmed, and invisible marks are removed', () => {
    expect(read({ phone: ' \u202a+382 67 123 456\u202c ' }).phone).toBe('+382 67 123 456')
  })

  test.each(['', 'call me', '12345 ext 6', '+++712345', '12345\n67', '-12345'])('is not %j', (phone) => {
    expect(accepts({ phone })).toBe(false)
  })
})

describe('an e-mail address', () => {
  test('may be missing or left empty', () => {
    expect(read({ email: '' }).email).toBeUndefined()
    expect(read({ email: '  ' }).email).toBeUndefined()
    for (const email of [null, 0, false]) expect(accepts({ email }), String(email)).toBe(false)
  })

  test('is trimmed', () => {
    expect(read({ email: ' anna@example.com ' }).email).toBe('anna@example.com')
  })

  test('has at most 254 characters', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
    expect(accepts({ email: ofLength(254) })).toBe(true)
    expect(accepts({ email: ofLength(255) })).toBe(false)
  })

  test.each(['anna', 'anna@', '@example.com', 'a b@example.com', 'a@example', 'a@b.com, c@d.com'])(
    'is not %j',
    (email) => {
      expect(accepts({ email })).toBe(false)
    },
  )
})

describe('the other fields', () => {
  test('limit a comment to 1000 characters after trimming', () => {
    expect(read({ comment: '  ' }).comment).toBe('')
    expect(read({ comment: `\n${'x'.repeat(1000)} ` }).comment).toHaveLength(1000)
    expect(accepts({ comment: 'x'.repeat(1001) })).toBe(false)
  })

  test('limit the page to 1 to 2000 characters', () => {
    expect(accepts({ page: '' })).toBe(false)
    expect(accepts({ page: '/' })).toBe(true)
    expect(accepts({ page: 'x'.repeat(2000) })).toBe(true)
    expect(accepts({ page: 'x'.repeat(2001) })).toBe(false)
  })

  test('accept up to 2000 characters that a robot writes into the hidden field', () => {
    expect(read({ website: 'https://spam.example' }).website).toBe('https://spam.example')
    expect(accepts({ website: 'x'.repeat(2000) })).toBe(true)
    expect(accepts({ website: 'x'.repeat(2001) })).toBe(false)
  })

  test('limit each source to 300 characters, as the cookies do', () => {
    expect(accepts({ utm: { utm_term: 'x'.repeat(300) } })).toBe(true)
    expect(accepts({ utm: { utm_term: 'x'.repeat(301) } })).toBe(false)
    expect(accepts({ tracking: { referrer: 'x'.repeat(300) } })).toBe(true)
    expect(accepts({ tracking: { referrer: 'x'.repeat(301) } })).toBe(false)
  })

  test('limit the term to whole months, from one month to a hundred years', () => {
    const ofTerm = (term: number) => ({ calculation: { ...aFullOrder.calculation, term } })
    expect(accepts(ofTerm(0))).toBe(false)
    expect(accepts(ofTerm(1))).toBe(true)
    expect(accepts(ofTerm(1200))).toBe(true)
    expect(accepts(ofTerm(1201))).toBe(false)
    expect(accepts(ofTerm(1.5))).toBe(false)
  })
})

describe('an Idempotency-Key', () => {
  const acceptsKey = (key?: string) => orderHeaders.safeParse({ 'idempotency-key': key }).success

  test('has 16 to 128 visible characters', () => {
    expect(acceptsKey('x'.repeat(15))).toBe(false)
    expect(acceptsKey('x'.repeat(16))).toBe(true)
    expect(acceptsKey('x'.repeat(128))).toBe(true)
    expect(acceptsKey('x'.repeat(129))).toBe(false)
    expect(acceptsKey('0198c0de-0000-7000 8000')).toBe(false)
    expect(acceptsKey(undefined)).toBe(false)
  })
})

test('the response contains the id and whether the unit is taken', () => {
  const data = { id: 5, unit_taken: false }
  expect(orderAnswer.parse({ data })).toEqual({ data })
  expect(orderAnswer.safeParse({ id: 5 }).success).toBe(false)
})
