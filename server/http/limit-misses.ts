import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ErrorCode } from '#contract/error-codes.ts'
import { addressKey } from './address-key.ts'

/** Counts how often an address names a link, preview or key that does not exist: whoever guesses does so all the time. */
export interface MissLimit {
  /** Counts a miss; tells whether the address has had too many of them lately. */
  readonly isTooMany: (request: Pick<FastifyRequest, 'ip'>) => boolean
}

/** A visitor with an old link tries it a few times; an office shares one address. */
const MOST_MISSES = 30
const WINDOW_MS = 60_000
/** In seconds: when to come again. */
export const MISS_RETRY_AFTER = WINDOW_MS / 1000
// Some hundred bytes each; who was not seen for longest is forgotten first.
const MOST_ADDRESSES = 10_000

interface Misses {
  readonly since: number
  count: number
}

/** Starts to count, by a clock that nobody sets. What exists is never held up, however often its address has missed. */
export function createMissLimit(now: () => number = () => performance.now()): MissLimit {
  const missesOf = new LRUCache<string, Misses>({ max: MOST_ADDRESSES })
  return {
    isTooMany: ({ ip }) => {
      const key = addressKey(ip)
      const known = missesOf.get(key)
      const misses = known && now() - known.since < WINDOW_MS ? known : { since: now(), count: 0 }
      misses.count += 1
      missesOf.set(key, misses)
      return misses.count > MOST_MISSES
    },
  }
}

/** Tells whether a refused request named something that does not exist, as a guess does. */
export function isMiss(code: ErrorCode, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (code === 'token_not_found' || code === 'preview_expired' || code === 'crm_context_invalid') return true
  // Without any key nothing was guessed.
  return code === 'unauthorized' && headers.authorization !== undefined
}
