import { LRUCache } from 'lru-cache'

/** Values by key, each made once. The most recently used ones are kept. */
export interface RecentValues<Value> {
  readonly has: (key: string) => boolean
  /** The value of a key, made if it is not kept. A failure is not kept, because the next attempt may succeed. */
  readonly get: (key: string, make: () => Promise<Value>) => Promise<Value>
}

/** Keeps at most `most` values. */
export function createRecentValues<Value>(most: number): RecentValues<Value> {
  const kept = new LRUCache<string, Promise<Value>>({ max: most })
  return {
    has: (key) => kept.has(key),
    get: (key, make) => {
      const known = kept.get(key)
      if (known) return known
      const value = make()
      kept.set(key, value)
      value.catch(() => {
        if (kept.peek(key) === value) kept.delete(key)
      })
      return value
    },
  }
}
