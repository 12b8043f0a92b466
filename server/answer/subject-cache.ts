import { LRUCache } from 'lru-cache'
import { keyOf, type Subject } from '#server/live/change.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'

/** A value made from data, and the subjects whose change makes it stale. */
export interface Made<Value> {
  readonly value: Value
  readonly subjects: readonly Subject[]
}

/** Values that are made once and kept until their data changes. */
interface SubjectCache<Value> {
  /** The value of a key, made if it is not cached. Null means not found and is never cached. */
  readonly get: (key: string, make: () => Promise<Made<Value> | null>) => Promise<Value | null>
  /** The cached value of a key. */
  readonly peek: (key: string) => Value | undefined
}

/** How much a cache keeps; the least recently used values are dropped first. */
interface CacheBounds<Value> {
  readonly most: number
  /** At least 1, in the unit of `most`. */
  readonly sizeOf: (value: Value) => number
}

/** An empty cache that drops exactly what a change touches, and the least recently used values when it is full. */
export function createSubjectCache<Value>(feed: ChangeFeed, { most, sizeOf }: CacheBounds<Value>): SubjectCache<Value> {
  const kept = new LRUCache<string, Made<Value>>({
    maxSize: most,
    sizeCalculation: ({ value }) => sizeOf(value),
    dispose: ({ subjects }, key) => forget(key, subjects),
  })
  const keysBySubject = new Map<string, Set<string>>()
  const making = new Map<string, Promise<Value | null>>()
  // Number of changes so far. A value is stale if one of its subjects changed after the value was begun.
  let changes = 0
  const changedAt = new Map<string, number>()
  let underway = 0

  feed.subscribe((change) => {
    changes += 1
    // Only values in the making need to know when a subject changed.
    if (underway > 0) changedAt.set(keyOf(change), changes)
    for (const key of [...(keysBySubject.get(keyOf(change)) ?? [])]) kept.delete(key)
    // Calls from now on need the new state, not a value begun before the change.
    making.clear()
  })

  function forget(key: string, subjects: readonly Subject[]): void {
    for (const subject of subjects) {
      const keys = keysBySubject.get(keyOf(subject))
      keys?.delete(key)
      if (keys?.size === 0) keysBySubject.delete(keyOf(subject))
    }
  }

  function keep(key: string, made: Made<Value>): void {
    kept.delete(key)
    kept.set(key, made)
    // A value larger than the whole cache is not kept.
    if (!kept.has(key)) return
    for (const subject of made.subjects) {
      const keys = keysBySubject.get(keyOf(subject)) ?? new Set()
      keysBySubject.set(keyOf(subject), keys.add(key))
    }
  }

  async function makeFresh(key: string, make: () => Promise<Made<Value> | null>): Promise<Value | null> {
    underway += 1
    try {
      return await makeUntilFresh(key, make)
    } finally {
      underway -= 1
      if (underway === 0) changedAt.clear()
    }
  }

  async function makeUntilFresh(key: string, make: () => Promise<Made<Value> | null>): Promise<Value | null> {
    for (;;) {
      const begun = changes
      const made = await make()
      if (!made) return null
      const isStale = made.subjects.some((subject) => (changedAt.get(keyOf(subject)) ?? 0) > begun)
      if (isStale) continue
      keep(key, made)
      return made.value
    }
  }

  return {
    peek: (key) => kept.peek(key)?.value,
    get: async (key, make) => {
      const ready = kept.get(key)
      if (ready) return ready.value
      const begun = making.get(key)
      if (begun) return begun
      const made = makeFresh(key, make)
      making.set(key, made)
      try {
        return await made
      } finally {
        if (making.get(key) === made) making.delete(key)
      }
    },
  }
}
