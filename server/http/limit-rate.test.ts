import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { limitRate } from './limit-rate.ts'

const DAY = 86_400_000

afterEach(() => vi.useRealTimers())

it('lets an address call again after a minute, even if the clock is set back a day', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-03-02T12:00:00Z') })
  const app = Fastify()
  app.register(async (scope) => {
    await limitRate(scope, 2)
    scope.get('/', async () => 'well')
  })
  const status = async () => (await app.inject('/')).statusCode
  expect([await status(), await status(), await status()]).toEqual([200, 200, 429])
  vi.setSystemTime(Date.now() - DAY)
  expect(await status()).toBe(429)
  vi.advanceTimersByTime(60_000)
  expect([await status(), await status(), await status()]).toEqual([200, 200, 429])
  await app.close()
})
