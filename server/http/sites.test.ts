import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import type { Sites } from './read-site-settings.ts'
import { readSiteSettings } from './read-site-settings.ts'
import { isStudioHost, mayRunScripts, studioOfVisitors, studioOrigin, studioUrlOf } from './sites.ts'

const TRIAL = { publicUrl: null, studioUrl: null }
const ONE = { publicUrl: 'https://homes.example', studioUrl: null }
const TWO = { publicUrl: 'https://homes.example', studioUrl: 'https://studio.homes.example' }

const asked = (host: string, localPort?: number) => ({ host, socket: { localPort } as Socket })

test.each<[string, Sites, readonly string[], readonly string[]]>([
  [
    'in a trial',
    TRIAL,
    ['127.0.0.1:3000', '[::1]', 'homes.test'],
    ['localhost', 'LocalHost:81', 'localhost.:81', 'a.localhost', ''],
  ],
  [
    'with PUBLIC_URL alone',
    ONE,
    ['lake.example'],
    ['homes.example', 'HOMES.example', 'homes.example.', 'homes.example:8443', 'a b'],
  ],
  [
    'with STUDIO_URL',
    TWO,
    ['homes.example', 'lake.example', 'localhost'],
    ['studio.homes.example', 'studio.homes.example.', 'Studio.Homes.Example:8443'],
  ],
])('%s scripts of others run only where no session counts', (_, sites, run, own) => {
  for (const host of run) expect([host, mayRunScripts(asked(host), sites)]).toEqual([host, true])
  for (const host of own) expect([host, mayRunScripts(asked(host), sites)]).toEqual([host, false])
  for (const host of run) expect([host, isStudioHost(asked(host), sites)]).toEqual([host, false])
})

test('links to the Studio have its own address, and in a trial the port of the server, not that of the Host header', () => {
  expect(studioOrigin(asked('evil.example'), TWO)).toBe('https://studio.homes.example')
  expect(studioOrigin(asked('evil.example'), ONE)).toBe('https://homes.example')
  expect(studioOrigin(asked('localhost:9999', 3000), TRIAL)).toBe('http://localhost:3000')
  expect(studioOrigin(asked('127.0.0.1:9999', 80), TRIAL)).toBe('http://localhost')
})

test('the host of the catalogues leads to the Studio, other hosts do not', () => {
  expect(studioOfVisitors(asked('homes.example'), TWO)).toBe('https://studio.homes.example')
  for (const host of ['lake.example', 'studio.homes.example', 'localhost', '']) {
    expect(studioOfVisitors(asked(host), TWO)).toBeNull()
  }
  expect(studioOfVisitors(asked('homes.example'), ONE)).toBeNull()
  expect(studioOfVisitors(asked('127.0.0.1:8080', 3000), TRIAL)).toBe('http://localhost:8080')
  expect(studioOfVisitors(asked('[::1]:3000'), TRIAL)).toBe('http://localhost:3000')
  expect(studioOfVisitors(asked('homes.example'), TRIAL)).toBeNull()
})

test('the printed address of the Studio is a name, because browsers make no passkeys for addresses', () => {
  expect(studioUrlOf(TWO, 'http://127.0.0.1:3000')).toBe('https://studio.homes.example')
  expect(studioUrlOf(ONE, 'http://127.0.0.1:3000')).toBe('https://homes.example')
  expect(studioUrlOf(TRIAL, 'http://127.0.0.1:3000')).toBe('http://localhost:3000')
  expect(studioUrlOf(TRIAL, 'http://[::1]:3000')).toBe('http://localhost:3000')
  expect(studioUrlOf(TRIAL, 'http://127.0.0.10:3000')).toBe('http://127.0.0.10:3000')
})

const PUBLIC_URL = 'https://homes.example'

test.each([
  ['https://studio.homes.example', 'https://studio.homes.example'],
  ['https://Studio.Homes.example/', 'https://studio.homes.example'],
  ['https://studio.homes.example:8443', 'https://studio.homes.example:8443'],
])('STUDIO_URL may be %s', (STUDIO_URL, studioUrl) => {
  expect(readSiteSettings({ PUBLIC_URL, STUDIO_URL })).toEqual({ publicUrl: PUBLIC_URL, studioUrl })
})

test.each([
  ['https://homes.example', 'is the host name of PUBLIC_URL'],
  ['https://homes.example:8443', 'is the host name of PUBLIC_URL'],
  ['https://HOMES.example', 'is the host name of PUBLIC_URL'],
  ['https://homes.example/studio', 'without a path'],
  ['https://studio.homes.example/app', 'without a path'],
  ['https://studio.homes.example?a', 'without a path'],
  ['https://ada@studio.homes.example', 'without a path'],
  ['https://studio.homes.example.', 'ends with a dot'],
  ['http://studio.homes.example', 'has to be https'],
])('STUDIO_URL may not be %s', (STUDIO_URL, reason) => {
  const read = readSiteSettings({ PUBLIC_URL, STUDIO_URL })
  expect(read).toEqual({ error: expect.stringContaining(`Setting STUDIO_URL is wrong: `) })
  expect(read).toEqual({ error: expect.stringContaining(reason) })
})

test('STUDIO_URL needs PUBLIC_URL', () => {
  expect(readSiteSettings({ STUDIO_URL: 'https://studio.homes.example' })).toEqual({
    error: expect.stringContaining('needs PUBLIC_URL'),
  })
})
