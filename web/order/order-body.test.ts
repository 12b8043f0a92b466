import { describe, expect, it } from 'vitest'
import { orderBody } from '#contract/orders.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { consentVersion } from '#domain/order/consent-text.ts'
import { emptyFields } from '#domain/order/order-fields.ts'
import { ApiError } from '#web/api/client.ts'
import { type OrderContent, orderBodyOf } from './order-body.ts'
import { outcomeOf } from './send-outcome.ts'

const free = { id: 1, type: 1, name: 'Free', color: '#000' }
const unit = { id: 12, status: free, price: 447_100, old_price: 470_000, sale: 5 } as Instance
const calculation = { programme: 3, first: 40_000, term: 240, monthly: 812.33 }
const parts: OrderContent = {
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
  it('contains every field and matches the schema of the server', () => {
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

  it('leaves out empty fields', () => {
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

  it('has no price if none is shown', () => {
    expect(orderBodyOf({ ...parts, instance: { ...unit, price: null } })).not.toHaveProperty('seen_price')
    const sold = { ...unit, status: { ...free, type: 3 } } as Instance
    expect(orderBodyOf({ ...parts, instance: sold })).not.toHaveProperty('seen_price')
  })

  it('drops a calculation made for another payment method', () => {
    const body = orderBodyOf({ ...parts, fields: { ...parts.fields, payment: 'full' } })
    expect(body).toMatchObject({ payment: 'full' })
    expect(body).not.toHaveProperty('calculation')
  })

  it('has only name, phone and message for a callback', () => {
    const body = orderBodyOf({ ...parts, kind: 'callback', instance: null })
    expect(body).toMatchObject({ kind: 'callback', comment: 'On Saturday' })
    for (const field of ['email', 'payment', 'calculation']) expect(body).not.toHaveProperty(field)
  })

  it('truncates a page address that is too long', () => {
    expect(orderBodyOf({ ...parts, page: `/${'x'.repeat(5000)}` }).page).toHaveLength(2000)
  })
})

describe('a request that failed', () => {
  const outcome = (...error: ConstructorParameters<typeof ApiError>) => outcomeOf(new ApiError(...error))

  it('is offline after a lost connection, and failed after a server error or a rate limit', () => {
    expect(outcome('unavailable', '')).toEqual({ kind: 'offline' })
    expect(outcome('internal', '')).toEqual({ kind: 'failed' })
    expect(outcome('rate_limited', '')).toEqual({ kind: 'failed' })
  })

  it('shows validation errors at their fields', () => {
    const errors = [
      { field: 'name', code: 'min', min: 2 },
      { field: 'phone', code: 'phone' },
    ] as const
    expect(outcome('validation_failed', '', errors)).toEqual({
      kind: 'refused',
      faults: { name: { code: 'min', min: 2 }, phone: { code: 'phone' } },
    })
  })

  it('is an error if no field of the form can fix it', () => {
    const gone = [{ field: 'instance_id', code: 'required' }] as const
    expect(outcome('validation_failed', '', gone)).toEqual({ kind: 'error', isUnitGone: true })
    expect(outcome('forbidden', '')).toEqual({ kind: 'error', isUnitGone: false })
    expect(outcomeOf(new TypeError('x'))).toEqual({ kind: 'error', isUnitGone: false })
  })
})
