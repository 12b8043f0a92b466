import { describe, expect, test } from 'vitest'
import { mayEmbed, originOfUrl, targetOrigin } from './embed-policy.ts'

const ownOrigin = 'https://catalogue.example'
const policy = (...embedDomains: readonly string[]) => ({ embedDomains, ownOrigin })
const anywhere = { embedDomains: null, ownOrigin }

describe('a host page', () => {
  test.each([
    ['https://a.example', 'a.example'],
    ['https://a.example', 'a.example:443'],
    ['https://A.Example', 'a.example'],
    ['https://www.a.example', '*.a.example'],
    ['https://one.two.a.example', '*.a.example'],
    ['https://a.example:8443', 'a.example:8443'],
    ['https://www.a.example:8443', '*.a.example:8443'],
  ])('at %s may embed a catalogue that names %s', (origin, domain) => {
    expect(mayEmbed(origin, policy('other.example', domain))).toBe(true)
  })

  test.each([
    ['https://b.example', 'a.example'],
    ['https://www.a.example', 'a.example'],
    ['https://a.example', '*.a.example'],
    ['https://.a.example', '*.a.example.evil'],
    ['https://nota.example', '*.a.example'],
    ['https://a.example.evil', 'a.example'],
    ['https://a.example:8443', 'a.example'],
    ['https://a.example', 'a.example:8443'],
    ['http://a.example', 'a.example'],
    ['null', 'null'],
    ['https://a.example@evil', 'a.example'],
    ['', ''],
  ])('at %s may not embed a catalogue that names %s', (origin, domain) => {
    expect(mayEmbed(origin, policy(domain))).toBe(false)
  })

  test('may be any page if the catalogue lists no hosts', () => {
    expect(mayEmbed('http://any.example:1', anywhere)).toBe(true)
    expect(mayEmbed('null', anywhere)).toBe(false)
  })

  test('may always be our own, and may use http only if ours does', () => {
    expect(mayEmbed(ownOrigin, policy())).toBe(true)
    const local = { embedDomains: ['localhost:8080', 'a.example'], ownOrigin: 'http://localhost:3000' }
    expect(mayEmbed('http://localhost:8080', local)).toBe(true)
    expect(mayEmbed('https://a.example', local)).toBe(true)
    expect(mayEmbed('http://localhost:9090', local)).toBe(false)
  })
})

describe('messages', () => {
  test('are sent to the host only, if it is known and allowed', () => {
    expect(targetOrigin('https://a.example', policy('a.example'))).toBe('https://a.example')
    expect(targetOrigin('https://a.example', anywhere)).toBe('https://a.example')
  })

  test('are sent to any host only if any may embed', () => {
    expect(targetOrigin(null, anywhere)).toBe('*')
    expect(targetOrigin('null', anywhere)).toBe('*')
  })

  test('are not sent if the host is unknown or not allowed', () => {
    expect(targetOrigin(null, policy('a.example'))).toBeNull()
    expect(targetOrigin('https://b.example', policy('a.example'))).toBeNull()
  })
})

test('the origin of an address is its scheme and host', () => {
  expect(originOfUrl('https://A.example:8443/page?x#y')).toBe('https://a.example:8443')
  expect(originOfUrl('https://a.example')).toBe('https://a.example')
  expect(originOfUrl('about:blank')).toBeNull()
  expect(originOfUrl('')).toBeNull()
})
