import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import { isConnectionLost } from '#server/db/lost-connection.ts'
import { versions } from '#server/db/tables/account.ts'
import { CHANGES_CHANNEL, type Change, keyOf, type Scope, type Subject } from './change.ts'

/** All changes of the data, by any process, in the order in which this process receives them. */
export interface ChangeFeed {
  /** The newest known version; 0 if it never changed. */
  readonly versionOf: (subject: Subject) => number
  /**
   * Calls back for every change from now on, and returns the function that stops it. Subscribers of the turn 'after'
   * wait for those of 'first': responses must not be rebuilt with an old directory.
   */
  readonly subscribe: (onChange: OnChange, turn?: 'first' | 'after') => () => void
  /**
   * Applies changes of this process at once, before they arrive through the database. Resolves when all subscribers
   * have finished.
   */
  readonly apply: (changes: readonly Change[]) => Promise<void>
}

/** Handles a change. A returned promise delays the author of the change. */
export type OnChange = (change: Change) => Promise<void> | void

const CATCH_UP_MS = 1_000

/** Starts to follow the changes in a database. */
export async function followChanges(database: Database): Promise<ChangeFeed> {
  // One number for each row of `versions`: it grows with the data, not with calls.
  const known = new Map<string, number>()
  const subscribers = { first: new Set<OnChange>(), after: new Set<OnChange>() }
  const versionOf = (subject: Subject) => known.get(keyOf(subject)) ?? 0
  let sending: Promise<void> = Promise.resolve()

  function apply(changes: readonly Change[]): Promise<void> {
    // Skips known versions: applied by this process itself, or older than one already received.
    const unseen = changes.filter((change) => change.version > versionOf(change))
    for (const change of unseen) known.set(keyOf(change), change.version)
    // Waits even when there is nothing to send: NOTIFY can arrive before our own transaction returns.
    sending = sending.then(async () => {
      await notifyAll(subscribers.first, unseen)
      await notifyAll(subscribers.after, unseen)
    })
    return sending
  }

  async function catchUp(): Promise<void> {
    const rows = await database.queries.select().from(versions)
    await apply(rows.map(({ scope, id, version }) => ({ scope: scope as Scope, id, version })))
  }

  /** The listener may reconnect before the other connections do. Without a retry, open pages would keep old data. */
  async function keepCatchingUp(): Promise<void> {
    for (;;) {
      try {
        await catchUp()
        return
      } catch (error) {
        if (!isConnectionLost(error)) return
      }
      await pause(CATCH_UP_MS, undefined, { ref: false })
    }
  }

  await database.listen(CHANGES_CHANNEL, {
    onMessage: (payload) => void apply([JSON.parse(payload)]),
    onGap: () => void keepCatchingUp(),
  })
  await catchUp()
  return {
    versionOf,
    apply,
    subscribe: (onChange, turn = 'after') => {
      subscribers[turn].add(onChange)
      return () => subscribers[turn].delete(onChange)
    },
  }
}

/** A subscriber that fails must not keep the changes from others. */
async function notifyAll(subscribers: ReadonlySet<OnChange>, changes: readonly Change[]): Promise<void> {
  await Promise.allSettled(changes.flatMap((change) => [...subscribers].map(async (onChange) => onChange(change))))
}
