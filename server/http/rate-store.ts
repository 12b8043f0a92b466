import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

interface Window {
  readonly since: number
  count: number
}

// As many as in the package's own store; the least recently seen address is forgotten first.
const MOST_ADDRESSES = 5000

/**
 * Counts calls by a monotonic clock. The package's own store uses the system clock: if that is set back a day, an
 * address would be limited for a day.
 */
export class RateStore implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, Window>({ max: MOST_ADDRESSES })

  incr(key: string, tell: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
    const now = performance.now()
    const known = this.#windows.get(key)
    const window = known && now - known.since < windowMs ? known : { since: now, count: 0 }
    window.count += 1
    this.#windows.set(key, window)
    tell(null, { current: window.count, ttl: Math.ceil(windowMs - (now - window.since)) })
  }

  child(): RateStore {
    return new RateStore()
  }
}
