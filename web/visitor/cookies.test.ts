import { expect, test } from 'vitest'
import { favouritesCookie } from '#domain/visitor/favourites.ts'
import { findCookie, formatCookie } from './cookies.ts'

test('formats a cookie that also works in an iframe of another site', () => {
  expect(formatCookie(favouritesCookie('ic', 12, [5, 7]))).toBe(
    'favorites_ic_12=5.7; Path=/; Max-Age=31536000; Secure; SameSite=None; Partitioned',
  )
})

test('finds a cookie by its full name', () => {
  const cookies = 'favorites_ic_1=5; favorites_ic_12=7.8; utm=a=b; empty='
  expect(findCookie(cookies, 'favorites_ic_1')).toBe('5')
  expect(findCookie(cookies, 'favorites_ic_12')).toBe('7.8')
  expect(findCookie(cookies, 'utm')).toBe('a=b')
  expect(findCookie(cookies, 'empty')).toBe('')
  expect(findCookie(cookies, 'c_12')).toBeNull()
  expect(findCookie('', 'utm')).toBeNull()
})
