import type { Change, Subject } from './change.ts'
import { keyOf } from './change.ts'
import type { ChangeFeed, OnChange } from './change-feed.ts'

/** A feed without a database, and a function to change something in it. */
export function createTestFeed(): ChangeFeed & { readonly change: (subject: Subject) => Promise<void> } {
  const known = new Map<string, number>()
  const subscribers = new Set<OnChange>()
  const versionOf = (subject: Subject) => known.get(keyOf(subject)) ?? 0
  const apply = async (changes: readonly Change[]) => {
    for (const change of changes) {
      known.set(keyOf(change), change.version)
      for (const onChange of subscribers) await onChange(change)
    }
  }
  return {
    versionOf,
    apply,
    subscribe: (onChange) => {
      subscribers.add(onChange)
      return () => subscribers.delete(onChange)
    },
    change: (subject) => apply([{ ...subject, version: versionOf(subject) + 1 }]),
  }
}
