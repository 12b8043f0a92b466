import { expect, it } from 'vitest'
import { normalisePhone } from './normalise-phone.ts'

it.each([
  ['+382 67 123 456', '+38267123456'],
  ['+7 (999) 000-11-22', '+79990001122'],
  ['8 999 000 11 22', '+79990001122'],
  ['００４４ 20 7946 0321', null],
  ['+٣٨٢ ٦٧ ١٢٣ ٤٥٦', '+38267123456'],
  ['12345', null],
  ['+999 12345678', null],
])('reads %s of a Russian page as %s', (phone, expected) => {
  expect(normalisePhone(phone, ['ru'])).toBe(expected)
})

it('reads a number without a country code by the language of the visitor, then of the catalogue', () => {
  expect(normalisePhone('067 123 456', ['mne', 'en'])).toBe('+38267123456')
  expect(normalisePhone('(201) 555-0123', ['us', 'en'])).toBe('+12015550123')
  expect(normalisePhone('020 7946 0321', ['ka', 'en'])).toBe('+442079460321')
})

it('returns the same number for every way of writing it', () => {
  const ways = ['+44 20 7946 0321', '0044 20 7946 0321', '(020) 7946 0321', '020.7946.0321', '+44(0)20 7946 0321']
  expect(new Set(ways.map((phone) => normalisePhone(phone, ['en'])))).toEqual(new Set(['+442079460321']))
})
