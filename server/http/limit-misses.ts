import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ErrorCode } from '#contract/error-codes.ts'
import { addressKey } from './address-key.ts'

/** Counts requests for links, previews and keys that do not exist, to slow down guessing. */
export interface MissLimit {
  /** Counts a miss; returns whether the address has had too many lately. */
  readonly isTooMany: (request: Pick<FastifyRequest, 'ip'>) => boolean
}

/** Allows for visitors who try an old link a few times and for offices that share one address. */
const MOST_MISSES = 30
const WINDOW_MS = 60_000
/** In seconds. */
export const MISS_RETRY_AFTER = WINDOW_MS / 1000
// A few hundred bytes each; the least recently seen address is forgotten first.
const MOST_ADDRESSES = 10_000

interface Misses {
  readonly since: number
  count: number
}

/** Counts misses by a monotonic clock. Requests for what exists are never limited. */
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

const GUESSES: readonly ErrorCode[] = [
  'token_not_found',
  'preview_expired',
  'crm_context_invalid',
  'sign_in_expired',
  'sign_in_code_wrong',
]

/** Whether a refused request named something that does not exist, as a guess does. */
export function isMiss(code: ErrorCode, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (GUESSES.includes(code)) return true
  // Without a key nothing was guessed.
  return code === 'unauthorized' && headers.authorization !== undefined
}
