import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { address as anyAddress } from '#domain/address/address.fixture.ts'
import { isPageRoot } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { PAGES } from '#domain/address/page-table.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { languageOf, pathOfPlace, placeOfPath } from './frame-place.ts'

const shown = { token: 'harbour', partner: '', lang: 'en' }
const byPartner = { ...shown, partner: 'anna' }

describe('a place in the catalogue', () => {
  test.each([
    ['/en/harbour', ''],
    ['/en/harbour?rooms=1', '?rooms=1'],
    ['/en/harbour/chess?rooms=1,2&price=100-200', 'chess?rooms=1,2&price=100-200'],
    ['/de/harbour', 'de'],
    ['/de/harbour?rooms=1', 'de?rooms=1'],
    ['/de/harbour/premises/details/instance/7', 'de/premises/details/instance/7'],
  ])('%s is kept as %j', (path, place) => {
    expect(placeOfPath(path, shown)).toBe(place)
    expect(pathOfPlace(place, shown)).toBe(path)
  })

  test('omits the campaign and theme parameters of the first address', () => {
    const path = '/en/harbour/chess?utm_source=x&rooms=1&yclid=1&referrer=https%3A%2F%2Fa.example&theme=dark'
    expect(placeOfPath(path, shown)).toBe('chess?rooms=1')
    expect(placeOfPath('/en/harbour?utm_source=x&gclid=2', shown)).toBe('')
  })

  test.each(['/en/pines/chess', '/harbour/chess', '/en/harbour/boris', '/en/harbour2'])(
    'outside the tokens of the element is the whole path: %s',
    (path) => expect(placeOfPath(path, shown)).toBe(path),
  )

  test('leads back to the same path on every page, in every language, with any tokens', () => {
    const lang = fc.constantFrom('', ...LANGUAGE_CODES)
    const query = fc.constantFrom('', '?rooms=1,2', '?area=10-20&sort=cheaper&type=a%2Cb')
    fc.assert(
      fc.property(anyAddress, lang, query, (address, own, search) => {
        const element = { token: address.firstToken, partner: address.secondToken ?? '', lang: own }
        const path = formatAddress(address) + search
        const place = placeOfPath(path, element)
        fc.pre(address.lang !== null || own === '')
        expect(place.startsWith('/')).toBe(false)
        expect(pathOfPlace(place, element)).toBe(path)
      }),
    )
  })
})

describe('a hand-written place', () => {
  test.each([
    '/en/pines',
    '//evil.example',
    '../pines',
    'chess/../../pines/chess',
    'chess/%2e%2e/%2E%2E/pines',
    'chess/..\\..\\pines',
    'chess/../../harbour2/chess',
    'boris',
    'boris/chess',
    'de/boris/chess',
    'api/v1',
    'javascript:alert(1)',
    'https://evil.example/',
    '\t//evil.example',
    'chessboard',
  ])('never leaves the catalogue: %s', (place) => {
    expect(pathOfPlace(place, shown)).toBe(place.startsWith('de/') ? '/de/harbour' : '/en/harbour')
  })

  test('never changes the partner either', () => {
    expect(pathOfPlace('../chess', byPartner)).toBe('/en/harbour/anna')
    expect(pathOfPlace('boris', byPartner)).toBe('/en/harbour/anna')
  })

  test('stays below the tokens of the element, whatever it is', () => {
    const part = fc.constantFrom(
      '..',
      '.',
      '%2e%2E',
      '\\',
      '//',
      '/',
      '?',
      '#',
      'chess',
      'de',
      'pines',
      'anna',
      ' ',
      '\t',
      ':',
    )
    const place = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(place, (written) => {
        const { pathname, search } = new URL(`https://catalogue.example${pathOfPlace(written, shown)}`)
        const parsed = parseAddress(pathname, search)
        const tokens = 'address' in parsed ? parsed.address : parsed
        expect(tokens).toMatchObject({ firstToken: 'harbour', secondToken: null })
      }),
    )
  })
})

test('knows every page and every language', () => {
  const roots = [...new Set(Object.values(PAGES).flatMap(({ pattern }) => pattern.split('/')[0] || [])), 'chessPlus']
  expect(roots.every(isPageRoot)).toBe(true)
  expect(roots.map((root) => pathOfPlace(root, shown))).toEqual(roots.map((root) => `/en/harbour/${root}`))
  expect(LANGUAGE_CODES.map(languageOf)).toEqual(LANGUAGE_CODES)
})

test.each([
  ['en-GB', 'en'],
  ['DE', 'de'],
  ['zh-Hans-CN', 'zh'],
  ['fr', ''],
  ['english', ''],
  ['', ''],
])('the language of %j is %j', (tag, lang) => {
  expect(languageOf(tag)).toBe(lang)
})
