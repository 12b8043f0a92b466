import { expect, test } from 'vitest'
import { aToken } from './answers.fixture.ts'
import { tokenAnswer } from './token.ts'

const accepts = (fields: object) => tokenAnswer.safeParse({ data: { ...aToken, ...fields } }).success

test('a token response is in data and keeps every field', () => {
  expect(tokenAnswer.parse({ data: aToken })).toEqual({ data: aToken })
  expect(tokenAnswer.safeParse(aToken).success).toBe(false)
})

test.each(Object.keys(aToken))('a token response is rejected without %s', (field) => {
  expect(accepts({ [field]: undefined })).toBe(false)
})

test('pictures and analytics may be missing', () => {
  expect(accepts({ interactive: { enabled: false, root: null } })).toBe(true)
  expect(accepts({ analytics: { metrika_id: null, gtm_id: null, rpt: null } })).toBe(true)
})

test.each([
  [
    'a colour that could smuggle in a style',
    { layout: { color_scheme: { primary: 'red;}', primary_active: '#000000', theme: 'light' } } },
  ],
  ['a language of another id', { current_lang: { id: 15, name: 'en', is_rtl: false } }],
  ['a sort that does not exist', { chess: { ...aToken.chess, default_sort: 'random' } }],
  ['a cell field that does not exist', { chess: { ...aToken.chess, cell: ['colour'] } }],
  [
    'an analytics script that is no web address',
    { analytics: { ...aToken.analytics, rpt: { ...aToken.analytics.rpt, src: 'javascript:alert(1)' } } },
  ],
  ['contacts that do not say whose they are', { contacts: { ...aToken.contacts, is_partner: undefined } }],
])('a token response is rejected with %s', (_, fields) => {
  expect(accepts(fields)).toBe(false)
})
