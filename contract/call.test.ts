import { describe, expect, test } from 'vitest'
import { callHeaders, callQuery } from './call.ts'
import { HEADER_NAMES } from './header-names.ts'
import { OPERATION_LIST } from './operations.ts'

describe('the query of a public call', () => {
  const accepts = (query: object) => callQuery.safeParse(query).success

  test('has the first token, and optionally the second token and the language', () => {
    expect(callQuery.parse({ first_token: 'harbour' })).toEqual({ first_token: 'harbour' })
    const query = { first_token: 'harbour', second_token: 'anna', lang: 'mne' }
    expect(callQuery.parse(query)).toEqual(query)
  })

  test('is rejected if the first token is missing, empty, repeated or too long', () => {
    expect(accepts({})).toBe(false)
    expect(accepts({ first_token: '' })).toBe(false)
    expect(accepts({ first_token: ['a', 'b'] })).toBe(false)
    expect(accepts({ first_token: 'x'.repeat(200), second_token: 'x'.repeat(200) })).toBe(true)
    expect(accepts({ first_token: 'x'.repeat(201) })).toBe(false)
    expect(accepts({ first_token: 'x', second_token: 'x'.repeat(201) })).toBe(false)
  })

  test('names the language by its code, not by its id', () => {
    for (const lang of ['fr', 'RU', '2', '']) expect(accepts({ first_token: 'a', lang }), lang).toBe(false)
  })
})

describe('the headers of a public call', () => {
  const accepts = (headers: object) => callHeaders.safeParse(headers).success

  test('are all optional', () => {
    expect(callHeaders.parse({})).toEqual({})
  })

  test('name the language by its id, 1 to 14', () => {
    expect(callHeaders.parse({ 'x-accept-language': '1' })).toEqual({ 'x-accept-language': 1 })
    expect(callHeaders.parse({ 'x-accept-language': '14' })).toEqual({ 'x-accept-language': 14 })
    for (const language of ['0', '15', '01', 'en', '']) {
      expect(accepts({ 'x-accept-language': language }), language).toBe(false)
    }
  })

  test('keep a CRM context to 4096 characters', () => {
    expect(accepts({ 'x-crm': 'x'.repeat(4096) })).toBe(true)
    expect(accepts({ 'x-crm': 'x'.repeat(4097) })).toBe(false)
  })

  test('all have names as clients write them', () => {
    const used = [callHeaders, ...OPERATION_LIST.map(([, { headers }]) => headers)].flatMap((headers) =>
      Object.keys(headers?.shape ?? {}),
    )
    expect(Object.keys(HEADER_NAMES).toSorted()).toEqual([...new Set(used)].toSorted())
    for (const [key, name] of Object.entries(HEADER_NAMES)) expect(name.toLowerCase()).toBe(key)
  })
})
