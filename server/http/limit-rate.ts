import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressKey } from './address-key.ts'
import { RateStore } from './rate-store.ts'

/** Limits the calls per minute of one address to all routes of a scope together. */
export async function limitRate(scope: FastifyInstance, most: number): Promise<void> {
  await scope.register(rateLimit, {
    max: most,
    timeWindow: '1 minute',
    store: RateStore,
    hook: 'onRequest',
    keyGenerator: ({ ip }) => addressKey(ip),
  })
}
