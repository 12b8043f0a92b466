import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressKey } from './address-key.ts'
import { RateStore } from './rate-store.ts'

/** Limits how often one address may call the routes of a scope in a minute, all of them together. */
export async function limitRate(scope: FastifyInstance, most: number): Promise<void> {
  await scope.register(rateLimit, {
    max: most,
    timeWindow: '1 minute',
    store: RateStore,
    hook: 'onRequest',
    keyGenerator: ({ ip }) => addressKey(ip),
  })
}
