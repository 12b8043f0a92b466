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

test('has page, panel, filter, sort and view, with language and tokens', () => {
  const query = '?rooms=2,3&price=100-200&free=1&sort=cheaper&view=list'
  const path = sharedPath(HERE, parseQuery(query), [])
  expect(path).toBe(`/ar/harbour/anna/premises/details/instance/7${query}`)
  const { pathname, search } = new URL(path, 'http://x')
  expect(parseAddress(pathname, search)).toMatchObject({ address: HERE })
  expect(parseQuery(search)).toEqual(parseQuery(query))
})

test('contains nothing private to the visitor', () => {
  const query = '?crm=a.b.c&preview=secret&utm_source=mail&rooms=2'
  expect(sharedPath({ ...HERE, panel: null }, parseQuery(query), [])).toBe('/ar/harbour/anna/premises?rooms=2')
})

test('contains the list of the visitor’s favourites, or the shared list', () => {
  const page = { ...HERE, page: { name: 'favorites' }, panel: null } as const
  expect(sharedPath(page, { ...DEFAULT_VIEW_STATE, sort: 'cheaper' }, [3, 1])).toBe(
    '/ar/harbour/anna/favorites?units=3,1',
  )
  expect(sharedPath(page, { ...DEFAULT_VIEW_STATE, shared: [9] }, [3, 1])).toBe('/ar/harbour/anna/favorites?units=9')
  expect(sharedPath(page, DEFAULT_VIEW_STATE, [])).toBe('/ar/harbour/anna/favorites')
})
