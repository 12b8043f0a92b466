import { describe, expect, it } from 'vitest'
import { type Faults, faultsIn, firstFaulty, type OrderRules } from './check-order.ts'
import { guessCountry } from './dialling.ts'
import { draftAfterSending, draftFor, nextAttempt, type OrderDraft } from './order-draft.ts'
import { emptyFields, type OrderFields, paymentsOf } from './order-fields.ts'
import { type OrderForm, reduceForm, shownFaults, startForm } from './order-form.ts'

const rules: OrderRules = {
  bounds: { name: { min: 2, max: 100 }, comment: { min: 0, max: 1000 } },
  asksEmail: true,
  asksSecondConsent: false,
  isPhone: ({ phone }) => /^\d{7,}$/.test(phone),
}
const filled: OrderFields = { ...emptyFields('ME'), name: 'Anna', phone: '67123456', consent: true }
const check = (change: Partial<OrderFields>, other: Partial<OrderRules> = {}): Faults =>
  faultsIn({ ...filled, ...change }, { ...rules, ...other })

describe('checking a form', () => {
  it('finds no fault with name, phone and consent', () => {
    expect(check({})).toEqual({})
  })

  it('requires missing fields, and treats white space as missing', () => {
    expect(check({ name: '  ', phone: '', consent: false })).toEqual({
      name: { code: 'required' },
      phone: { code: 'required' },
      consent: { code: 'required' },
    })
  })

  it('names the bound that a text violates', () => {
    expect(check({ name: ' A ' })).toEqual({ name: { code: 'min', min: 2 } })
    expect(check({ name: 'a'.repeat(101), comment: 'b'.repeat(1001) })).toEqual({
      name: { code: 'max', max: 100 },
      comment: { code: 'max', max: 1000 },
    })
    expect(check({ name: 'a'.repeat(100), comment: 'b'.repeat(1000) })).toEqual({})
  })

  it('allows an empty e-mail, but not an invalid one, and checks it only if the form has it', () => {
    expect(check({ email: ' ' })).toEqual({})
    expect(check({ email: 'maria.keller@' })).toEqual({ email: { code: 'email' } })
    expect(check({ email: ' anna@example.com ' })).toEqual({})
    for (const email of ['ivan@пример.рф', 'иван@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai', 'jörg@bücher.example']) {
      expect(check({ email })).toEqual({})
    }
    for (const email of ['ivan@пример', 'ivan@при мер.рф', '@пример.рф', 'ivan@.рф', 'a@b@пример.рф']) {
      expect(check({ email })).toEqual({ email: { code: 'email' } })
    }
    expect(check({ email: 'wrong' }, { asksEmail: false })).toEqual({})
  })

  it('checks the phone with the given function', () => {
    expect(check({ phone: '12' })).toEqual({ phone: { code: 'phone' } })
  })

  it('requires both checkboxes if there are two', () => {
    expect(check({}, { asksSecondConsent: true })).toEqual({ consent_second: { code: 'required' } })
  })

  it('finds the first faulty field from the top', () => {
    expect(firstFaulty(check({ email: 'x', consent: false }))).toBe('email')
    expect(firstFaulty({})).toBeNull()
  })
})

describe('a form', () => {
  const empty = startForm(emptyFields('ME'))
  const play = (form: OrderForm, ...actions: Parameters<typeof reduceForm>[1][]) => actions.reduce(reduceForm, form)

  it('shows no fault before the first attempt to send, and every fault while typing after it', () => {
    expect(shownFaults(empty, rules)).toEqual({})
    const checked = play(empty, { type: 'check' })
    expect(Object.keys(shownFaults(checked, rules))).toEqual(['name', 'phone', 'consent'])
    const mended = play(checked, { type: 'change', change: { name: 'Anna' } })
    expect(Object.keys(shownFaults(mended, rules))).toEqual(['phone', 'consent'])
  })

  it('shows a fault of the server until its field changes', () => {
    const refused = play(startForm(filled), { type: 'send' }, { type: 'refuse', faults: { phone: { code: 'phone' } } })
    expect(refused.sending).toBe('not')
    expect(shownFaults(refused, rules)).toEqual({ phone: { code: 'phone' } })
    expect(shownFaults(play(refused, { type: 'change', change: { name: 'Ann' } }), rules)).toHaveProperty('phone')
    expect(shownFaults(play(refused, { type: 'change', change: { phone: '67123457' } }), rules)).toEqual({})
    expect(shownFaults(play(refused, { type: 'change', change: { country: 'DE' } }), rules)).toEqual({})
  })

  it('keeps what was typed if sending fails', () => {
    const failed = play(startForm(filled), { type: 'send' }, { type: 'stop', why: 'offline' })
    expect(failed).toMatchObject({ fields: filled, sending: 'offline' })
  })

  it('is not sent automatically after a change', () => {
    const failed = play(startForm(filled), { type: 'send' }, { type: 'stop', why: 'offline' })
    expect(play(failed, { type: 'change', change: { comment: 'half a sen' } }).sending).toBe('not')
  })
})

describe('what stays of a form', () => {
  const start = { subject: 'order 12', country: 'GB', payment: null }
  const draft: OrderDraft = {
    subject: 'order 12',
    fields: { ...filled, comment: 'On Saturday' },
    attempt: { key: 'a', content: 'x' },
  }

  it('is empty at first, with the guessed country', () => {
    expect(draftFor(null, start)).toEqual({ subject: 'order 12', fields: emptyFields('GB'), attempt: null })
  })

  it('is complete when the form of the same unit opens again', () => {
    expect(draftFor(draft, start)).toEqual(draft)
  })

  it('is only the contact fields in the form of another unit', () => {
    expect(draftFor(draft, { ...start, subject: 'order 13' })).toEqual({
      subject: 'order 13',
      fields: { ...emptyFields('ME'), name: 'Anna', phone: '67123456' },
      attempt: null,
    })
  })

  it('takes the payment of the calculator', () => {
    expect(draftFor(draft, { ...start, payment: 'credit' }).fields.payment).toBe('credit')
  })

  it('has neither consent nor key after sending', () => {
    const next = draftFor(draftAfterSending(draft), start)
    expect(next).toMatchObject({ attempt: null, fields: { name: 'Anna', comment: '', consent: false } })
  })

  it('keeps the key for the same content, and gets a new key for other content', () => {
    const first = nextAttempt(null, 'x', () => 'one')
    expect(nextAttempt(first, 'x', () => 'two')).toEqual({ key: 'one', content: 'x' })
    expect(nextAttempt(first, 'y', () => 'two')).toEqual({ key: 'two', content: 'y' })
  })
})

describe('the country of a phone', () => {
  const hints = { browser: ['en-US', 'en'], language: 'en', phones: ['+971 4 123 4567'], currency: 'EUR' } as const

  it('is that of the browser, except en-US', () => {
    expect(guessCountry({ ...hints, browser: ['de', 'de-AT', 'en-US'] })).toBe('AT')
    expect(guessCountry({ ...hints, browser: ['zh-Hant-TW'] })).toBe('TW')
    expect(guessCountry(hints)).toBe('AE')
  })

  it('is that of the language, the sales office, the currency', () => {
    expect(guessCountry({ ...hints, language: 'cs' })).toBe('CZ')
    expect(guessCountry({ ...hints, phones: ['020 7946 0112'], currency: 'THB' })).toBe('TH')
    expect(guessCountry({ ...hints, phones: [] })).toBe('GB')
  })
})

it('offers the project’s payment programmes, and nothing if it has none', () => {
  expect(paymentsOf([{ kind: 'instalment' }, { kind: 'instalment' }])).toEqual(['full', 'instalment'])
  expect(paymentsOf([{ kind: 'instalment' }, { kind: 'credit' }])).toEqual(['full', 'credit', 'instalment'])
  expect(paymentsOf([])).toEqual([])
})
