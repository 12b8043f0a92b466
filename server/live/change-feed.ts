import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import { isConnectionLost } from '#server/db/lost-connection.ts'
import { versions } from '#server/db/tables/account.ts'
import { CHANGES_CHANNEL, type Change, keyOf, type Scope, type Subject } from './change.ts'

/** Every change of the data, wherever it was made, in the order in which this process hears of it. */
export interface ChangeFeed {
  /** The newest version known; 0 for what never changed. */
  readonly versionOf: (subject: Subject) => number
  /**
   * Calls back for every change from now on; gives the function that stops it. The others hear of a change only when
   * those who hear it first are done: what is made anew must not be made from an old directory.
   */
  readonly subscribe: (onChange: OnChange, turn?: 'first' | 'after') => () => void
  /** Takes changes of this very process at once, before they come round by the database; done when all subscribers are. */
  readonly apply: (changes: readonly Change[]) => Promise<void>
}

/** Hears of a change; a promise keeps the one who made it waiting. */
export type OnChange = (change: Change) => Promise<void> | void

const CATCH_UP_MS = 1_000

/** Starts to follow the changes in a database. */
export async function followChanges(database: Database): Promise<ChangeFeed> {
  const known = new Map<string, number>()
  const subscribers = { first: new Set<OnChange>(), after: new Set<OnChange>() }
  const versionOf = (subject: Subject) => known.get(keyOf(subject)) ?? 0
  let telling: Promise<void> = Promise.resolve()

  function apply(changes: readonly Change[]): Promise<void> {
    // Heard of before: told by this process itself, or by a version that came later.
    const news = changes.filter((change) => change.version > versionOf(change))
    for (const change of news) known.set(keyOf(change), change.version)
    // Also who brings no news waits: the database may have told of his own change before he did.
    telling = telling.then(async () => {
      await tellAll(subscribers.first, news)
      await tellAll(subscribers.after, news)
    })
    return telling
  }

  async function catchUp(): Promise<void> {
    const rows = await database.queries.select().from(versions)
    await apply(rows.map(({ scope, id, version }) => ({ scope: scope as Scope, id, version })))
  }

  /** The listener may be back before the other connections are: without another try its pages would keep old data. */
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

/** One subscriber that fails must not keep the news from the others, nor from anyone later. */
async function tellAll(subscribers: ReadonlySet<OnChange>, changes: readonly Change[]): Promise<void> {
  await Promise.allSettled(changes.flatMap((change) => [...subscribers].map(async (tell) => tell(change))))
}
