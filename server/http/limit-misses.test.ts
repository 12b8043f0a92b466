import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createMissLimit } from './limit-misses.ts'
import { refuse } from './problem.ts'
import { problemHandlers } from './problem-handlers.ts'

/** An app that knows the token `anna` and the key `right`. */
function appAt(now: () => number) {
  const app = Fastify()
  problemHandlers(app, createMissLimit(now))
  app.get<{ Params: { token: string } }>('/:token', async ({ params }) =>
    params.token === 'anna' ? 'hello' : refuse('token_not_found'),
  )
  app.get('/manage', async ({ headers }) => (headers.authorization === 'right' ? 'hello' : refuse('unauthorized')))
  return async (url: string, remoteAddress = '203.0.113.7', headers = {}) => app.inject({ url, remoteAddress, headers })
}

it('answers 429 only to an address that has guessed too often', async () => {
  const ask = appAt(() => 0)
  for (let guess = 0; guess < 30; guess += 1) expect((await ask(`/guess-${guess}`)).statusCode).toBe(404)
  const refused = await ask('/guess')
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([429, 'rate_limited', '60'])
  expect((await ask('/guess', '203.0.113.8')).statusCode).toBe(404)
})

it('never limits requests for what exists', async () => {
  const ask = appAt(() => 0)
  for (let guess = 0; guess < 40; guess += 1) await ask('/guess')
  expect((await ask('/anna')).statusCode).toBe(200)
  expect((await ask('/manage', undefined, { authorization: 'right' })).statusCode).toBe(200)
})

it('counts an IPv6 network as one address, and wrong keys like wrong tokens', async () => {
  const ask = appAt(() => 0)
  for (let guess = 0; guess < 30; guess += 1) {
    await ask('/manage', `2001:db8::${guess + 1}`, { authorization: `wrong-${guess}` })
  }
  expect((await ask('/guess', '2001:db8::ffff')).statusCode).toBe(429)
})

it('does not count requests without a key', async () => {
  const ask = appAt(() => 0)
  for (let call = 0; call < 40; call += 1) await ask('/manage')
  expect((await ask('/manage')).statusCode).toBe(401)
})

it('forgets after a minute', async () => {
  let now = 0
  const ask = appAt(() => now)
  for (let guess = 0; guess < 31; guess += 1) await ask('/guess')
  now = 60_000
  expect((await ask('/guess')).statusCode).toBe(404)
})

it('remembers no more than ten thousand addresses', () => {
  const limit = createMissLimit(() => 0)
  const first = { ip: '198.51.100.1' }
  for (let miss = 0; miss < 30; miss += 1) limit.isTooMany(first)
  for (let address = 0; address < 10_000; address += 1) limit.isTooMany({ ip: `10.0.${address >> 8}.${address % 256}` })
  expect(limit.isTooMany(first)).toBe(false)
})
