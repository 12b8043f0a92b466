import { expect, test } from 'vitest'
import { isFromOtherPage, isFromOwnPage, ownSiteOf } from './own-site.ts'

const site = (host: string, publicUrl: string | null, protocol: 'http' | 'https' = 'http') =>
  ownSiteOf({ host, protocol }, { publicUrl, studioUrl: null })

test.each([
  ['localhost', 'http://localhost'],
  ['localhost:3000', 'http://localhost:3000'],
  ['LOCALHOST:80', 'http://localhost'],
])('without PUBLIC_URL people sign in at %s', (host, origin) => {
  expect(site(host, null)).toEqual({ origin, isSecure: false })
})

test.each([
  'homes.example',
  'localhost.homes.example',
  '10.0.0.1:3000',
  '127.0.0.1.homes.example',
  '',
  'a b',
  '[::2]',
  // There the catalogue of a trial may run scripts of others.
  '127.0.0.1:3000',
  '127.0.0.2',
  '[::1]:3000',
  'studio.localhost',
  'localhost.',
])('without PUBLIC_URL nobody signs in at %j', (host) => {
  expect(site(host, null)).toBeNull()
})

test('with PUBLIC_URL people sign in at its host alone, whatever the proxy speaks', () => {
  const own = { origin: 'https://homes.example', isSecure: true }
  expect(site('homes.example', 'https://homes.example')).toEqual(own)
  expect(site('homes.example:443', 'https://homes.example')).toEqual(own)
  expect(site('Homes.Example', 'https://homes.example/path', 'https')).toEqual(own)
  for (const host of ['homes.example:8443', 'buyer.example', 'localhost', 'www.homes.example'])
    expect(site(host, 'https://homes.example')).toBeNull()
})

test('with STUDIO_URL people sign in at its host alone', () => {
  const sites = { publicUrl: 'https://homes.example', studioUrl: 'https://studio.homes.example' }
  const at = (host: string) => ownSiteOf({ host, protocol: 'http' }, sites)
  expect(at('studio.homes.example')).toEqual({ origin: 'https://studio.homes.example', isSecure: true })
  for (const host of ['homes.example', 'studio.homes.example:8443', 'buyer.example', 'localhost'])
    expect(at(host)).toBeNull()
})

test('a write must name the own origin, a read need not', () => {
  const own = { origin: 'https://homes.example', isSecure: true }
  const from = (method: string, origin?: string) =>
    isFromOwnPage({ method, headers: origin === undefined ? {} : { origin } }, own)
  expect(from('GET')).toBe(true)
  expect(from('GET', 'https://evil.example')).toBe(true)
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
    expect(from(method, 'https://homes.example')).toBe(true)
    expect(from(method)).toBe(false)
    for (const origin of [
      'null',
      'https://evil.example',
      'http://homes.example',
      'https://homes.example.evil.example',
    ]) {
      expect(from(method, origin)).toBe(false)
    }
  }
})

test('a read that a page of another host caused is told apart, also one of the same domain', () => {
  const from = (site?: string) => isFromOtherPage({ headers: site === undefined ? {} : { 'sec-fetch-site': site } })
  expect([from(), from('same-origin'), from('none')]).toEqual([false, false, false])
  expect([from('same-site'), from('cross-site')]).toEqual([true, true])
})
