import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { createTestFeed } from '#server/live/test-feed.fixture.ts'
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts'
import { createReadyAnswers } from './ready-answers.ts'

const ENGLISH = { 'X-Accept-Language': 'en', 'Accept-Encoding': 'gzip, br' }

let answer: PreparedAnswer
let feed: ReturnType<typeof createTestFeed>
let server: Server
/** How many requests the listener behind the ready answers had to answer itself. */
let lookedUp: number

beforeEach(async () => {
  answer = await prepareAnswer({ name: 'Harbour' })
  feed = createTestFeed()
  lookedUp = 0
  const ready = createReadyAnswers(feed)
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

it('answers the same request again by itself, however its headers are written', async () => {
  await ask(ENGLISH)
  const again = await ask({ 'user-agent': 'another', 'x-accept-language': 'en', 'ACCEPT-ENCODING': 'gzip, br' })
  expect(again).toEqual({ status: 200, etag: `"${answer.hash}-br"`, length: (await answer.bytes('br')).length })
  expect(lookedUp).toBe(1)
})

it('says to who has it that it is current', async () => {
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
  ['preview', { ...ENGLISH, 'x-A': '1' }],
])('looks up what is asked in another %s', async (_, headers) => {
  await ask(ENGLISH)
  await ask(headers)
  expect(lookedUp).toBe(2)
})

it('never keeps an answer to a preview, or for who does not take brotli', async () => {
  for (const headers of [{ ...ENGLISH, 'x-a': '1' }, { 'accept-encoding': 'gzip' }]) {
    await ask(headers)
    await ask(headers)
  }
  expect(lookedUp).toBe(4)
})

it('looks up another address or method', async () => {
  await ask(ENGLISH)
  await ask(ENGLISH, '/project')
  await ask(ENGLISH, '/chess', 'POST')
  expect(lookedUp).toBe(3)
})

it('forgets everything with a change', async () => {
  await ask(ENGLISH)
  await feed.change({ scope: 'chess', id: 1 })
  await ask(ENGLISH)
  expect(lookedUp).toBe(2)
})
