import { expect, test } from 'vitest'
import { dropCookie, readSignInCookie, writeCookie } from './cookie.ts'
import { sessionCookie } from './session-store.ts'

const https = { origin: 'https://homes.example', isSecure: true }
const http = { origin: 'http://localhost', isSecure: false }

test('a cookie belongs to the host alone over https, and scripts can not read it', () => {
  expect(sessionCookie('abc', https)).toBe(
    '__Host-vitrine-session=abc; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax; Secure',
  )
  expect(writeCookie('asked', 'abc', 900, http)).toBe('vitrine-asked=abc; Max-Age=900; Path=/; HttpOnly; SameSite=Lax')
  expect(dropCookie('session', http)).toContain('vitrine-session=; Max-Age=0;')
})

test('reads its own cookie among others', () => {
  const read = (cookie: string | undefined, site = https) =>
    readSignInCookie({ headers: cookie === undefined ? {} : { cookie } }, 'session', site)
  expect(read('a=1; __Host-vitrine-session=abc; b=2')).toBe('abc')
  expect(read('vitrine-session=abc')).toBeNull()
  expect(read('__Host-vitrine-session=abc', http)).toBeNull()
  expect(read('x__Host-vitrine-session=abc')).toBeNull()
  expect(read('__Host-vitrine-session=')).toBeNull()
  expect(read(undefined)).toBeNull()
})
