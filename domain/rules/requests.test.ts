import { describe, expect, test } from 'vitest'
import { fieldValue } from '#domain/lead/lead-units.ts'
import { consentVersion } from '#domain/order/consent-text.ts'
import { type DiallingHints, guessCountry } from '#domain/order/dialling.ts'
import { draftAfterSending, nextAttempt } from '#domain/order/order-draft.ts'
import { emptyFields } from '#domain/order/order-fields.ts'
import { isTakenMeanwhile, otherPrice } from '#domain/order/unit-news.ts'

describe('Requests and consent', () => {
  test('Sending the same form twice creates one request', () => {
    const first = nextAttempt(null, 'Anna, 067 123 456', () => 'key-1')
    expect(nextAttempt(first, 'Anna, 067 123 456', () => 'key-2').key).toBe('key-1')
    expect(nextAttempt(first, 'Anna, 067 123 457', () => 'key-2').key).toBe('key-2')
  })

  test('Each request needs its own consent', () => {
    const fields = { ...emptyFields('ME'), name: 'Anna', phone: '67 123 456', comment: 'After six', consent: true }
    const draft = draftAfterSending({ subject: 'unit 12', fields, attempt: { key: 'key-1', content: '' } })
    expect(draft.fields).toEqual({ ...emptyFields('ME'), name: 'Anna', phone: '67 123 456' })
    expect(draft.attempt).toBeNull()
  })

  test('A changed consent text is a new version', () => {
    const policy = 'https://coast.example/privacy'
    const version = consentVersion({ texts: ['I agree'], policy })
    expect(consentVersion({ texts: ['I agree', ''], policy })).toBe(version)
    expect(consentVersion({ texts: ['I agree.'], policy })).not.toBe(version)
    expect(consentVersion({ texts: ['I agree'], policy: `${policy}-2` })).not.toBe(version)
  })

  test('Sales learn what has changed since the visitor saw the unit', () => {
    const [free, reserved] = [{ type: 1 }, { type: 2 }] as const
    expect(isTakenMeanwhile({ unit_status: reserved, seen_status: free })).toBe(true)
    expect(isTakenMeanwhile({ unit_status: reserved, seen_status: reserved })).toBe(false)
    expect(otherPrice({ unit_price: 104_500, seen_price: 100_000 })).toBe(100_000)
    expect(otherPrice({ unit_price: 104_500, seen_price: 104_500 })).toBeNull()
  })

  test('The country code is guessed from the browser, the language, the sales office and the currency', () => {
    const hints: DiallingHints = { browser: ['en-US'], language: 'en', phones: [], currency: 'AED' }
    expect(guessCountry({ ...hints, browser: ['de-AT'] })).toBe('AT')
    expect(guessCountry({ ...hints, language: 'tr' })).toBe('TR')
    expect(guessCountry({ ...hints, phones: ['+382 67 000 111'] })).toBe('ME')
    expect(guessCountry(hints)).toBe('AE')
  })

  test('A CRM field that holds one unit takes the newest', () => {
    expect(fieldValue([13, 30], 'list')).toEqual([13, 30])
    expect(fieldValue([13, 30], 'one')).toEqual([30])
  })
})
