import { keyOf, type Subject } from '#server/live/change.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'

/** Something made from data, and everything whose change makes it stale. */
export interface Made<Value> {
  readonly value: Value
  readonly subjects: readonly Subject[]
}

/** Values that are made once and kept until something they are made of changes. */
export interface SubjectCache<Value> {
  /** The value of a key; made, unless it stands ready. Null is never kept: there is nothing by that name. */
  readonly get: (key: string, make: () => Promise<Made<Value> | null>) => Promise<Value | null>
  /** The value of a key that stands ready. */
  readonly peek: (key: string) => Value | undefined
}

/** An empty cache that drops exactly what a change touches. */
export function createSubjectCache<Value>(feed: ChangeFeed): SubjectCache<Value> {
  const kept = new Map<string, Made<Value>>()
  const keysBySubject = new Map<string, Set<string>>()
  const making = new Map<string, Promise<Value | null>>()
  // Counts the changes; the number at which a subject changed last tells whether a value has seen it.
  let changes = 0
  const changedAt = new Map<string, number>()

  feed.subscribe((change) => {
    changes += 1
    changedAt.set(keyOf(change), changes)
    for (const key of keysBySubject.get(keyOf(change)) ?? []) drop(key)
    // Whoever asks from now on wants the new state, not one whose making has begun before.
    making.clear()
  })

  function drop(key: string): void {
    for (const subject of kept.get(key)?.subjects ?? []) keysBySubject.get(keyOf(subject))?.delete(key)
    kept.delete(key)
  }

  function keep(key: string, made: Made<Value>): void {
    drop(key)
    kept.set(key, made)
    for (const subject of made.subjects) {
      const keys = keysBySubject.get(keyOf(subject)) ?? new Set()
      keysBySubject.set(keyOf(subject), keys.add(key))
    }
  }

  async function makeFresh(key: string, make: () => Promise<Made<Value> | null>): Promise<Value | null> {
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
    peek: (key) => kept.get(key)?.value,
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
