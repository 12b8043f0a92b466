import { describe, expect, test } from 'vitest'
import { parseAddress } from '#domain/address/parse-address.ts'
import { type KnownCatalogue, offersPage, resolveAddress } from '#domain/address/resolve-address.ts'
import { createContactHider, cut } from '#domain/partner/contact-hider.ts'

const harbour: KnownCatalogue = {
  short_type: 'ic',
  in_group: false,
  second_token_known: true,
  default_lang: 'en',
  allowed: ['en'],
}

const { find, isContactLink } = createContactHider({
  phones: ['+382 67 000 111'],
  emails: ['sales@coast.example'],
  sites: [],
  people: [],
  companies: [],
  brands: [],
})

describe('Partner links and contacts', () => {
  test('A partner’s link has a second token', () => {
    const parsed = parseAddress('/harbour/anna/chess')
    expect(resolveAddress(parsed, harbour)).toMatchObject({ kind: 'show', address: { secondToken: 'anna' } })
    expect(resolveAddress(parsed, { ...harbour, second_token_known: false })).toEqual({ kind: 'token-not-found' })
  })

  test('Texts lose the developer’s contacts under a partner’s link', () => {
    const shown = (text: string) => cut(text, find(text, 'prose'))
    expect(shown('Call 067 000 111 or write to sales@coast.example.')).toBe('Call  or write to .')
    expect(shown('The whole floor costs 67 000 111 EUR.')).toBe('The whole floor costs 67 000 111 EUR.')
  })

  test('Links to messengers and to the developer’s site are removed too', () => {
    expect(isContactLink('https://t.me/somebody')).toBe(true)
    expect(isContactLink('https://www.coast.example/contacts')).toBe(true)
    expect(isContactLink('https://maps.example/harbour')).toBe(false)
  })

  test('The instructions page exists only under a partner’s link', () => {
    const page = { name: 'instructions' } as const
    expect(offersPage({ page, secondToken: 'anna' }, harbour)).toBe(true)
    expect(offersPage({ page, secondToken: null }, harbour)).toBe(false)
  })
})
