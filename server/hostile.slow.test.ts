import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATION_LIST } from '#contract/operations.ts'
import { createAccount, createKey } from './account/key-store.ts'
import { startTestApp, type TestApp } from './app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from './db/databases.fixture.ts'
import { insertSample } from './db/sample.fixture.ts'
import { catalogues } from './db/tables/catalogue.ts'

// Enough for every run. In full: HOSTILE_REQUESTS=100000 vitest run server/hostile.slow.test.ts
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 6_000)

const NASTY = [
  "' or 1=1 --",
  "'; drop table instances; --",
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '\u0000',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '-1',
  'NaN',
  '1e999',
  '\ud800',
  '{{nonce}}',
  'a'.repeat(5000),
]

const word = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'harbour',
      'coast',
      'hill',
      'anna',
      'boris',
      'nobody',
      'chess',
      'details',
      '1',
      '2',
      '7',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
)

// A served stream never ends, so it has its own tests.
const PATHS = OPERATION_LIST.filter(([, { answers }]) => !answers.some(({ type }) => type === 'text/event-stream')).map(
  ([, { path }]) => path,
)

const path = fc.oneof(
  fc
    .constantFrom(...PATHS)
    .chain((pattern) =>
      fc.array(word, { minLength: 3, maxLength: 3 }).map((words) => `/api/v1${fill(pattern, words)}`),
    ),
  fc.array(word, { maxLength: 6 }).map((words) => `/${words.map(encode).join('/')}`),
  fc.array(word, { maxLength: 3 }).map((words) => `/media/${words.map(encode).join('/')}`),
)

const query = fc.dictionary(
  fc.oneof(
    fc.constantFrom('first_token', 'second_token', 'lang', 'id', 'frame', 'storey', 'preview', 'dry_run', 'name'),
    word,
  ),
  word,
  { maxKeys: 4 },
)

const request = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD'),
  path,
  query,
  headers: fc.record(
    {
      'x-accept-language': word,
      'x-crm': word,
      'if-none-match': word,
      'last-event-id': word,
      'accept-encoding': word,
      range: word,
      cookie: word,
      'idempotency-key': word,
    },
    { requiredKeys: [] },
  ),
  // Enough addresses that no rate limit applies.
  remoteAddress: fc.ipV4(),
  authorised: fc.nat(3).map((chance) => chance === 0),
  body: fc.option(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), { nil: undefined }),
  type: fc.constantFrom('application/json', 'text/plain', 'image/png', 'application/x-www-form-urlencoded'),
})

describe('hostile requests', () => {
  let test: TestDatabase
  let server: TestApp
  let key: string
  beforeAll(async () => {
    test = await ANY_DATABASE.start()
    const { queries } = test.database
    await insertSample(queries)
    // A key of another account: with their own, people may delete what they like.
    key = await createKey(queries, await createAccount(queries, 'Somebody else'), 'test')
    server = await startTestApp(test)
  })
  afterAll(async () => {
    await server.stop()
    await test.stop()
  })

  const send = async (options: InjectOptions) => {
    const { statusCode, body } = await server.app.inject(options)
    return { statusCode, body }
  }

  it.each([
    ['malformed JSON', { payload: '{"a":' }, 400],
    ['a wrong type', { payload: '[{"id":"one"}]' }, 400],
    ['an unknown field', { payload: '[{"id":1,"colour":"red"}]' }, 400],
    ['ten megabytes', { payload: `"${'x'.repeat(10_000_000)}"`, url: '/api/v1/manage/catalogues' }, 413],
    ['a poisoned prototype', { payload: '[{"__proto__":{"id":1}}]' }, 400],
    ['a body of another type', { payload: 'a=1', headers: { 'content-type': 'text/csv' } }, 415],
  ])(
    'refuses %s with a problem, not with a stack trace',
    async (_, {
      payload,
      url,
      headers = {},
    }: { payload: string; url?: string; headers?: Record<string, string> }, status) => {
      const { statusCode, body } = await send({
        method: url ? 'POST' : 'PATCH',
        url: url ?? '/api/v1/manage/instances',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
        payload,
      })
      expect(statusCode).toBe(status)
      expect(JSON.parse(body)).toMatchObject({ status })
      expect(body).not.toMatch(/\bat .+:\d+:\d+/)
    },
  )

  it(`never break the server, ${REQUESTS.toLocaleString('en')} at random`, async () => {
    const property = fc.asyncProperty(
      request,
      async ({ method, path, query, headers, remoteAddress, authorised, body, type }) => {
        const clean = Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, headerOf(String(value))]),
        )
        const { statusCode, body: answer } = await send({
          method: method as 'GET',
          url: `${path}?${new URLSearchParams(query)}`,
          remoteAddress,
          headers: {
            ...clean,
            ...(authorised && { authorization: `Bearer ${key}` }),
            ...(body !== undefined && { 'content-type': type }),
          },
          ...(body !== undefined && method !== 'GET' && method !== 'HEAD' && { payload: body }),
        })
        expect(statusCode).toBeLessThan(500)
        expect(answer).not.toMatch(/node_modules|\.ts:\d+/)
      },
    )
    await fc.assert(property, { numRuns: REQUESTS, seed: 1 })
    expect((await send({ url: '/api/v1/public/token?first_token=harbour' })).statusCode).toBe(200)
    expect(await test.database.queries.select().from(catalogues)).not.toEqual([])
  }, 300_000)
})

function fill(pattern: string, words: readonly string[]): string {
  let index = 0
  return pattern.replaceAll(/\{\w+\}/g, () => encode(words[index++ % words.length] ?? '1'))
}

function encode(word: string): string {
  try {
    return encodeURIComponent(word)
  } catch {
    return '%ff'
  }
}

/** Replaces characters that HTTP does not allow in a header. */
function headerOf(word: string): string {
  return word.replaceAll(/[^\x20-\x7e]/g, '?')
}
