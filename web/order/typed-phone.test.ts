import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { describe, expect, it } from 'vitest'
import { DIALLING_CODES } from '#domain/order/dialling.ts'
import { phoneTools } from './phone-tools.ts'
import { internationalOf, isPhone, type TypedPhone, takeTyped } from './typed-phone.ts'

const gb = (phone: string): TypedPhone => ({ country: 'GB', phone })

/** Types a text key by key. */
function type(text: string, start: TypedPhone): TypedPhone {
  return [...text].reduce((phone, key) => takeTyped(phoneTools, phone, phone.phone + key, true), start)
}

describe('typing a number', () => {
  it('formats the number as its country does', () => {
    expect(type('2079460112', gb(''))).toEqual(gb('20 7946 0112'))
    expect(type('2133734253', { country: 'US', phone: '' }).phone).toBe('213 373 4253')
    expect(type('9123456789', { country: 'RU', phone: '' }).phone).toBe('912 345 67 89')
  })

  it('keeps the national prefix', () => {
    expect(type('02079460112', gb(''))).toEqual(gb('020 7946 0112'))
    expect(type('89123456789', { country: 'RU', phone: '' }).phone).toBe('8 (912) 345-67-89')
  })

  it('reads the digits of other scripts', () => {
    expect(type('٥٠١٢٣٤٥٦٧', { country: 'AE', phone: '' }).phone).toBe('50 123 4567')
  })

  it('switches to the country of a typed code', () => {
    expect(type('+49', gb(''))).toEqual({ country: 'DE', phone: '' })
    expect(type('+38267123456', gb(''))).toEqual({ country: 'ME', phone: '67 123 456' })
  })

  it('keeps the chosen country if it shares the code', () => {
    expect(takeTyped(phoneTools, { country: 'CA', phone: '' }, '+1 416 555 0123', true).country).toBe('CA')
    expect(takeTyped(phoneTools, gb(''), '+1 416 555 0123', true).country).toBe('US')
  })

  it('does not reformat after deleting or editing in the middle', () => {
    expect(takeTyped(phoneTools, gb('20 7946'), '20 794', true).phone).toBe('20 794')
    expect(takeTyped(phoneTools, gb('20 7946 0112'), '20 71946 0112', false).phone).toBe('20 71946 0112')
  })

  it('does not format before the tools have loaded', () => {
    expect(takeTyped(null, gb(''), '2079460112', true)).toEqual(gb('2079460112'))
  })
})

describe('pasting a number', () => {
  it.each(['+44 20 7946 0112', '0044 20 7946 0112', '\u202a+442079460112\u202c', '＋44 20 7946 0112'])(
    'reads %j',
    (text) => {
      expect(takeTyped(phoneTools, { country: 'DE', phone: '' }, text, true)).toEqual(gb('20 7946 0112'))
    },
  )

  it('waits for the rest of a code', () => {
    expect(takeTyped(phoneTools, gb(''), '+', true)).toEqual(gb('+'))
  })
})

describe('the number that is sent', () => {
  it('is in international format', () => {
    for (const phone of ['20 7946 0112', '020 7946 0112', '2079460112'])
      expect(internationalOf(phoneTools, gb(phone))).toBe('+44 20 7946 0112')
    expect(internationalOf(null, gb('020 7946 0112'))).toBe('+44 020 7946 0112')
    expect(internationalOf(null, gb('+382 67 123 456'))).toBe('+382 67 123 456')
  })

  it('must be valid', () => {
    expect(isPhone(phoneTools, gb('20 7946 0112'))).toBe(true)
    expect(isPhone(phoneTools, gb('20 7946'))).toBe(false)
    expect(isPhone(phoneTools, gb('call me'))).toBe(false)
  })

  it('is left to the server before the tools have loaded, if it has five digits', () => {
    expect(isPhone(null, gb('20 7946'))).toBe(true)
    expect(isPhone(null, gb('1234'))).toBe(false)
  })
})

it('knows the dialling codes that the phone library knows', () => {
  expect(DIALLING_CODES).toEqual(Object.fromEntries(getCountries().map((one) => [one, getCountryCallingCode(one)])))
})
