import { describe, expect, it } from 'vitest'
import { orderBody } from '#contract/orders.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { consentVersion } from '#domain/order/consent-text.ts'
import { emptyFields } from '#domain/order/order-fields.ts'
import { ApiError } from '#web/api/client.ts'
import { type OrderParts, orderBodyOf } from './order-body.ts'
import { outcomeOf } from './send-outcome.ts'

const free = { id: 1, type: 1, name: 'Free', color: '#000' }
const unit = { id: 12, status: free, price: 447_100, old_price: 470_000, sale: 5 } as Instance
const calculation = { programme: 3, first: 40_000, term: 240, monthly: 812.33 }
const parts: OrderParts = {
  kind: 'order',
  instance: unit,
  programmes: [{ id: 3, kind: 'credit' }],
  calculation,
  fields: { ...emptyFields('ME', 'credit'), name: ' Anna ', email: ' anna@example.com ', comment: ' On Saturday ' },
  phone: '+382 67 123 456',
  website: '',
  consent: { texts: ['I agree.'], policy: null },
  embedHost: 'news.example',
  page: '/en/harbour/chess/details/instance/12',
  lang: 'en',
  utm: { utm_source: 'search' },
  tracking: { gclid: '1' },
}

describe('the body of a request', () => {
  it('carries everything, and is what the server reads', () => {
    const body = orderBodyOf(parts)
    expect(body).toEqual({
      kind: 'order',
      instance_id: 12,
      name: 'Anna',
      phone: '+382 67 123 456',
      email: 'anna@example.com',
      comment: 'On Saturday',
      payment: 'credit',
      calculation,
      seen_price: 447_100,
      seen_status_id: 1,
      consent: true,
      consent_text: { id: 'order.en', version: consentVersion(parts.consent) },
      embed_host: 'news.example',
      page: '/en/harbour/chess/details/instance/12',
      lang: 'en',
      utm: { utm_source: 'search' },
      tracking: { gclid: '1' },
      website: '',
    })
    expect(orderBody.parse(body)).toEqual(body)
  })

  it('leaves out what was not filled in', () => {
    const body = orderBodyOf({
      ...parts,
      instance: null,
      calculation: null,
      fields: { ...emptyFields('ME'), name: 'Anna' },
      embedHost: null,
    })
    expect(Object.keys(body)).toEqual([
      'kind',
      'name',
      'phone',
      'consent',
      'consent_text',
      'page',
      'lang',
      'utm',
      'tracking',
      'website',
    ])
  })

  it('names no price where none is shown', () => {
    expect(orderBodyOf({ ...parts, instance: { ...unit, price: null } })).not.toHaveProperty('seen_price')
    const sold = { ...unit, status: { ...free, type: 3 } } as Instance
    expect(orderBodyOf({ ...parts, instance: sold })).not.toHaveProperty('seen_price')
  })

  it('drops what was calculated for another way to pay', () => {
    const body = orderBodyOf({ ...parts, fields: { ...parts.fields, payment: 'full' } })
    expect(body).toMatchObject({ payment: 'full' })
    expect(body).not.toHaveProperty('calculation')
  })

  it('asks a callback for no more than name, phone and message', () => {
    const body = orderBodyOf({ ...parts, kind: 'callback', instance: null })
    expect(body).toMatchObject({ kind: 'callback', comment: 'On Saturday' })
    for (const field of ['email', 'payment', 'calculation']) expect(body).not.toHaveProperty(field)
  })

  it('cuts an endless address of the page', () => {
    expect(orderBodyOf({ ...parts, page: `/${'x'.repeat(5000)}` }).page).toHaveLength(2000)
  })
})

describe('a request that was not taken', () => {
  const outcome = (...error: ConstructorParameters<typeof ApiError>) => outcomeOf(new ApiError(...error))

  it('is tried again by itself after a lost connection, and by the visitor when the server is not well', () => {
    expect(outcome('unavailable', '')).toEqual({ kind: 'offline' })
    expect(outcome('internal', '')).toEqual({ kind: 'failed' })
    expect(outcome('rate_limited', '')).toEqual({ kind: 'failed' })
  })

  it('shows what is wrong at the fields', () => {
    const errors = [
      { field: 'name', code: 'min', min: 2 },
      { field: 'phone', code: 'phone' },
    ] as const
    expect(outcome('validation_failed', '', errors)).toEqual({
      kind: 'refused',
      faults: { name: { code: 'min', min: 2 }, phone: { code: 'phone' } },
    })
  })

  it('is an error where no field can mend it', () => {
    const gone = [{ field: 'instance_id', code: 'required' }] as const
    expect(outcome('validation_failed', '', gone)).toEqual({ kind: 'error', isUnitGone: true })
    expect(outcome('forbidden', '')).toEqual({ kind: 'error', isUnitGone: false })
    expect(outcomeOf(new TypeError('x'))).toEqual({ kind: 'error', isUnitGone: false })
  })
})
