import { expect, test } from 'vitest'
import { isEmbedHost, normaliseEmbedHost } from './embed-host.ts'

test.each([
  ['developer.example', 'developer.example'],
  ['https://developer.example', 'developer.example'],
  ['HTTPS://Developer.Example/', 'developer.example'],
  ['  https://developer.example/homes/?a=1#top ', 'developer.example'],
  ['//developer.example', 'developer.example'],
  ['https://developer.example:443/homes', 'developer.example'],
  ['http://developer.example:80', 'developer.example'],
  ['https://developer.example:8443', 'developer.example:8443'],
  ['developer.example.', 'developer.example'],
  ['https://*.developer.example', '*.developer.example'],
  ['localhost:8080/page', 'localhost:8080'],
  ['192.0.2.7', '192.0.2.7'],
])('%j is the host %j', (text, host) => {
  expect(normaliseEmbedHost(text)).toBe(host)
  expect(isEmbedHost(host)).toBe(true)
})

test.each([
  '',
  ' ',
  '*',
  'https://',
  'developer .example',
  'ftp://developer.example',
  'me@developer.example',
  'дом.рф',
  "'self'",
  'a;b',
])('%j is not a host', (text) => expect(isEmbedHost(normaliseEmbedHost(text))).toBe(false))
