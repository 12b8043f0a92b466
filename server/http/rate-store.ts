import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

interface Window {
  readonly since: number
  count: number
}

// As many as the store of the package; who was not seen for longest is forgotten first.
const MOST_ADDRESSES = 5000

/**
 * Counts calls by a clock that nobody sets. By that of the package, an address that calls while the clock is set back a
 * day would be limited for a day.
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
