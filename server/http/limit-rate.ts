import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressKey } from './address-key.ts'
import { RateStore } from './rate-store.ts'

/**
 * Limits the calls per minute of one address to all routes of a scope together. Runs before the hooks that the scope adds
 * later. The package's own way (`global`) adds it to each route, which is after all hooks of the scope.
 */
export async function limitRate(scope: FastifyInstance, most: number): Promise<void> {
  await scope.register(rateLimit, {
    global: false,
    max: most,
    timeWindow: '1 minute',
    store: RateStore,
    hook: 'onRequest',
    keyGenerator: ({ ip }) => addressKey(ip),
  })
  scope.addHook('onRequest', scope.rateLimit())
}
