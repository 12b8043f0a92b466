import { expect, test } from 'vitest'
import { isFromOwnPage, ownSiteOf } from './own-site.ts'

const site = (host: string, publicUrl: string | null, protocol: 'http' | 'https' = 'http') =>
  ownSiteOf({ host, protocol }, publicUrl)

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['studio.localhost', 'http://studio.localhost'],
  ['LOCALHOST:80', 'http://localhost'],
])('without PUBLIC_URL people sign in at the loopback name %s', (host, origin) => {
  expect(site(host, null)).toEqual({ origin, isSecure: false })
})

test.each(['homes.example', 'localhost.homes.example', '10.0.0.1:3000', '127.0.0.1.homes.example', '', 'a b', '[::2]'])(
  'without PUBLIC_URL nobody signs in at %j',
  (host) => {
    expect(site(host, null)).toBeNull()
  },
)

test('with PUBLIC_URL people sign in at its host alone, whatever the proxy speaks', () => {
  const own = { origin: 'https://homes.example', isSecure: true }
  expect(site('homes.example', 'https://homes.example')).toEqual(own)
  expect(site('homes.example:443', 'https://homes.example')).toEqual(own)
  expect(site('Homes.Example', 'https://homes.example/path', 'https')).toEqual(own)
  for (const host of ['homes.example:8443', 'buyer.example', 'localhost', 'www.homes.example'])
    expect(site(host, 'https://homes.example')).toBeNull()
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
