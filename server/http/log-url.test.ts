import { expect, test } from 'vitest'
import { logUrl } from './log-url.ts'

test.each([
  ['/harbour-2f9c1/anna-771/premises?rooms=1&crm=eyJhbGciOi', '/harb…/anna…/premises?rooms&crm'],
  ['/ru/harbour-2f9c1/chess', '/ru/harb…/chess'],
  ['/api/v1/public/token?first_token=harbour&second_token=anna', '/api/v1/public/token?first_token&second_token'],
  ['/media/0123456789abcdef/960', '/media/0123456789abcdef/960'],
  ['/', '/'],
])('writes %s as %s', (url, logged) => {
  expect(logUrl(url)).toBe(logged)
})
