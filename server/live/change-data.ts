import type { InstanceChange } from '#domain/chess/live-changes.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { recordChanges, type Subject } from './change.ts'
import type { ChangeFeed } from './change-feed.ts'

/** What a transaction changed. */
export interface Changed<Result> {
  readonly result: Result
  /** The changed subjects; empty if nothing changed. */
  readonly subjects: readonly Subject[]
  /** The units that have changed, with their new values. */
  readonly instances?: readonly InstanceChange[]
}

/** What changing data needs. */
export interface DataDeps {
  readonly database: Database
  readonly feed: ChangeFeed
}

/**
 * The only way to change data that visitors see: in one transaction, with new versions, announced to every open page.
 */
export async function changeData<Result>(
  { database, feed }: DataDeps,
  work: (tx: Queries) => Promise<Changed<Result>>,
): Promise<Result> {
  const { result, changes } = await database.queries.transaction(async (tx) => {
    const { result, subjects, instances } = await work(tx)
    return { result, changes: await recordChanges(tx, subjects, instances) }
  })
  // The caller sees the change in the very next response.
  await feed.apply(changes)
  return result
}
