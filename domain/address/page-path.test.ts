import fc from 'fast-check'
import { expect, test } from 'vitest'
import { address } from './address.fixture.ts'
import type { Address } from './address.ts'
import { pagePath } from './page-path.ts'
import { parseAddress } from './parse-address.ts'
import { parseQuery } from './query.ts'

const MAIN: Address = { lang: 'en', firstToken: 'harbour', secondToken: null, page: { name: 'main' }, panel: null }

const KNOWN = [
  'type=home',
  'rooms=1,2',
  'area=40-60',
  'price=-900000',
  'free=1',
  'sort=price_asc',
  'view=list',
  'units=3,7',
]
const FOREIGN = ['utm_source=ads', 'gclid=a', 'yclid=b', 'fbclid=c', 'crm=eyJ', 'theme=dark', 'anything=1', 'flag', '=']

test.each([
  ['', '/en/harbour'],
  ['?utm_source=a&utm_medium=b&gclid=c&yclid=d&fbclid=e&crm=f&x=1', '/en/harbour'],
  ['?rooms=2&utm_campaign=spring&area=40-60', '/en/harbour?rooms=2&area=40-60'],
  ['?area=40-60&rooms=2', '/en/harbour?rooms=2&area=40-60'],
  ['?rooms=2&rooms=3&sort=nonsense&units=1,x', '/en/harbour?rooms=2&units=1'],
])('%s is kept as %s', (search, path) => {
  expect(pagePath(MAIN, search)).toBe(path)
})

test('what is not known makes no other page, wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(KNOWN),
      fc.shuffledSubarray(FOREIGN),
      fc.infiniteStream(fc.nat()),
      (known, foreign, places) => {
        const mixed = [...known]
        for (const pair of foreign) mixed.splice((places.next().value ?? 0) % (mixed.length + 1), 0, pair)
        expect(pagePath(MAIN, `?${mixed.join('&')}`)).toBe(pagePath(MAIN, `?${known.toSorted().join('&')}`))
      },
    ),
  )
})

test('the page that is rendered is the one that the browser reads from its own address', () => {
  fc.assert(
    fc.property(
      address,
      fc.oneof(
        fc.webQueryParameters(),
        fc.shuffledSubarray(KNOWN).map((all) => all.join('&')),
      ),
      (asked, query) => {
        const path = pagePath(asked, `?${query}`)
        const [pathname = '', search = ''] = path.split(/(?=\?)/)
        expect(parseQuery(search)).toEqual(parseQuery(`?${query}`))
        expect(parseAddress(pathname)).toMatchObject({ address: { page: asked.page, panel: asked.panel } })
        expect(pagePath(asked, search)).toBe(path)
      },
    ),
  )
})
