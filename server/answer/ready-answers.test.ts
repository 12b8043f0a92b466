import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { createProxyTrust, type ProxyTrust } from '#server/http/proxy-trust.ts'
import { createTestFeed } from '#server/live/test-feed.fixture.ts'
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts'
import { createReadyAnswers } from './ready-answers.ts'

const ENGLISH = { 'X-Accept-Language': 'en', 'Accept-Encoding': 'gzip, br' }

let answer: PreparedAnswer
let feed: ReturnType<typeof createTestFeed>
let server: Server
/** How many requests reached the listener behind the ready answers. */
let lookedUp: number
let trusts: ProxyTrust

beforeEach(async () => {
  answer = await prepareAnswer({ name: 'Harbour' })
  feed = createTestFeed()
  lookedUp = 0
  trusts = createProxyTrust(0)
  const ready = createReadyAnswers(feed, (address, hop) => trusts(address, hop))
  server = createServer(
    ready.before(
      (incoming, response) => {
        lookedUp += 1
        ready.remember(ready.state(), incoming, answer)
        response.end('looked up')
      },
      () => {},
    ),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => server.close())

async function ask(headers: Record<string, string>, path = '/chess', method = 'GET') {
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', path, method, headers: { connection: 'close', ...headers } })
  onTestFinished(() => void sent.destroy())
  return new Promise<{ status: number | undefined; etag: string | undefined; length: number }>((resolve, reject) => {
    sent.on('error', reject).on('response', async (response) => {
      const { length } = await buffer(response)
      resolve({ status: response.statusCode, etag: response.headers.etag, length })
    })
    sent.end()
  })
}

it('answers a repeated request without the listener, whatever the case of its headers', async () => {
  await ask(ENGLISH)
  const again = await ask({ 'user-agent': 'another', 'x-accept-language': 'en', 'ACCEPT-ENCODING': 'gzip, br' })
  expect(again).toEqual({ status: 200, etag: `"${answer.hash}-br"`, length: (await answer.bytes('br')).length })
  expect(lookedUp).toBe(1)
})

it('answers 304 if the client has the current version', async () => {
  await ask(ENGLISH)
  const current = await ask({ ...ENGLISH, 'If-None-Match': `"${answer.hash}-gzip"` })
  expect(current).toEqual({ status: 304, etag: `"${answer.hash}-br"`, length: 0 })
  expect((await ask({ ...ENGLISH, 'If-None-Match': '"of-before"' })).status).toBe(200)
  expect(lookedUp).toBe(1)
})

it.each([
  ['language', { ...ENGLISH, 'X-Accept-Language': 'ru' }],
  ['host', { ...ENGLISH, host: 'other.example' }],
  ['encoding', { ...ENGLISH, 'Accept-Encoding': 'br' }],
])('looks up a request with another %s', async (_, headers) => {
  await ask(ENGLISH)
  await ask(headers)
  expect(lookedUp).toBe(2)
})

it('looks up another forwarded host from a trusted proxy, using the last value', async () => {
  trusts = createProxyTrust(1)
  await ask({ ...ENGLISH, 'x-forwarded-host': 'a.example' })
  await ask({ ...ENGLISH, 'X-Forwarded-Host': 'b.example' })
  await ask({ ...ENGLISH, 'X-Forwarded-Host': 'a.example, b.example' })
  await ask({ ...ENGLISH, host: 'inner.example', 'X-Forwarded-Host': 'a.example' })
  expect(lookedUp).toBe(2)
})

it('ignores a forwarded host from an untrusted client', async () => {
  await ask({ ...ENGLISH, host: 'a.example', 'x-forwarded-host': 'b.example' })
  await ask({ ...ENGLISH, host: 'a.example', 'x-forwarded-host': 'c.example' })
  await ask({ ...ENGLISH, host: 'b.example' })
  expect(lookedUp).toBe(2)
})

it.each(['br;q=0', 'br; q=0', 'br;q=0.0, gzip', 'gzip, br;q=0.5', 'x-br'])(
  'never sends brotli for %s',
  async (taken) => {
    await ask({ 'accept-encoding': taken })
    expect((await ask({ 'accept-encoding': taken })).etag).toBeUndefined()
    expect(lookedUp).toBe(2)
  },
)

it('never keeps answers to clients that do not accept brotli', async () => {
  await ask({ 'accept-encoding': 'gzip' })
  await ask({ 'accept-encoding': 'gzip' })
  expect(lookedUp).toBe(2)
})

it('looks up another address or method', async () => {
  await ask(ENGLISH)
  await ask(ENGLISH, '/project')
  await ask(ENGLISH, '/chess', 'POST')
  expect(lookedUp).toBe(3)
})

it('forgets everything on a change', async () => {
  await ask(ENGLISH)
  await feed.change({ scope: 'chess', id: 1 })
  await ask(ENGLISH)
  expect(lookedUp).toBe(2)
})

it('counts long addresses towards its size limit', async () => {
  const path = (number: number) => `/chess?${number}${'x'.repeat(12_000)}`
  // Each takes 24 kB, so the first is dropped long before the last.
  for (let number = 0; number < 1400; number += 1) await ask(ENGLISH, path(number))
  const before = lookedUp
  await ask(ENGLISH, path(1399))
  expect(lookedUp).toBe(before)
  await ask(ENGLISH, path(0))
  expect(lookedUp).toBe(before + 1)
})
