import { expect, test } from 'vitest'
import type { Address } from '#domain/address/address.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { DEFAULT_VIEW_STATE, parseQuery } from '#domain/address/query.ts'
import { sharedPath } from './shared-path.ts'

const HERE: Address = {
  lang: 'ar',
  firstToken: 'harbour',
  secondToken: 'anna',
  page: { name: 'premises' },
  panel: { type: 'details', context: 'instance', id: 7 },
}

test('leads to the page, its panel, filter, sort and view, in the language and under the tokens', () => {
  const query = '?rooms=2,3&price=100-200&free=1&sort=cheaper&view=list'
  const path = sharedPath(HERE, parseQuery(query), [])
  expect(path).toBe(`/ar/harbour/anna/premises/details/instance/7${query}`)
  const { pathname, search } = new URL(path, 'http://x')
  expect(parseAddress(pathname, search)).toMatchObject({ address: HERE })
  expect(parseQuery(search)).toEqual(parseQuery(query))
})

test('takes along nothing that is the visitor’s own', () => {
  const query = '?crm=a.b.c&preview=secret&utm_source=mail&rooms=2'
  expect(sharedPath({ ...HERE, panel: null }, parseQuery(query), [])).toBe('/ar/harbour/anna/premises?rooms=2')
})

test('carries the list of one’s own favourites, or that which was shared', () => {
  const page = { ...HERE, page: { name: 'favorites' }, panel: null } as const
  expect(sharedPath(page, { ...DEFAULT_VIEW_STATE, sort: 'cheaper' }, [3, 1])).toBe(
    '/ar/harbour/anna/favorites?units=3,1',
  )
  expect(sharedPath(page, { ...DEFAULT_VIEW_STATE, shared: [9] }, [3, 1])).toBe('/ar/harbour/anna/favorites?units=9')
  expect(sharedPath(page, DEFAULT_VIEW_STATE, [])).toBe('/ar/harbour/anna/favorites')
})
