import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { prepareAnswer } from './prepared-answer.ts'
import { chooseEncoding, sendAnswer } from './send-answer.ts'

const DATA = { name: 'Гавань', units: [1, 2, 3] }
const app = Fastify()
const answer = await prepareAnswer(DATA)
app.get('/', (request, reply) => sendAnswer(request, reply, answer, 'revalidated'))

describe('an answer', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s if the client accepts it', async (encoding, unpack) => {
    const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(JSON.parse(unpack(rawPayload).toString())).toEqual({ data: DATA })
  })

  it('is sent uncompressed if the client accepts nothing else', async () => {
    const { headers, body } = await app.inject('/')
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(body)).toEqual({ data: DATA })
  })

  it('has a different strong ETag in each encoding, and any of them gets a 304', async () => {
    const [plain, brotli] = await Promise.all([
      app.inject('/'),
      app.inject({ url: '/', headers: { 'accept-encoding': 'br' } }),
    ])
    expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
    expect(plain.headers.etag).not.toBe(brotli.headers.etag)
    for (const tag of [plain.headers.etag, brotli.headers.etag, `"other", ${plain.headers.etag}`, '*']) {
      const again = await app.inject({ url: '/', headers: { 'if-none-match': String(tag) } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  it('is sent again if the ETag differs', async () => {
    const { statusCode } = await app.inject({ url: '/', headers: { 'if-none-match': '"other-br"' } })
    expect(statusCode).toBe(200)
  })

  it('must be revalidated each time', async () => {
    const { headers } = await app.inject('/')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.vary).toBe('X-Accept-Language, Accept-Encoding')
  })
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['br ; q=0, gzip', 'gzip'],
  ['br;x=1;q=0', 'identity'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0, *;q=0', 'identity'],
  ['br;q=high', 'identity'],
])('reads %j as %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
