import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressKey } from './address-key.ts'
import { RateStore } from './rate-store.ts'

const MINUTE = 60_000

/**
 * Limits the calls of one address to all routes of a scope together, per minute by default. Runs before the hooks that the scope adds
 * later. The package's own way (`global`) adds it to each route, which is after all hooks of the scope.
 */
export async function limitRate(scope: FastifyInstance, most: number, windowMs = MINUTE): Promise<void> {
  await scope.register(rateLimit, {
    global: false,
    max: most,
    timeWindow: windowMs,
    store: RateStore,
    hook: 'onRequest',
    keyGenerator: ({ ip }) => addressKey(ip),
  })
  scope.addHook('onRequest', scope.rateLimit())
}
