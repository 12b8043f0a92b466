import type { InstanceChange } from '#domain/chess/live-changes.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { recordChanges, type Subject } from './change.ts'
import type { ChangeFeed } from './change-feed.ts'

/** What a transaction did. */
export interface Changed<Result> {
  readonly result: Result
  /** What it touched; nothing, if it left everything as it was. */
  readonly subjects: readonly Subject[]
  /** The units that a change of the chess is about, with their new values. */
  readonly instances?: readonly InstanceChange[]
}

/** What is needed to change data. */
export interface DataParts {
  readonly database: Database
  readonly feed: ChangeFeed
}

/** The one way to change data that visitors see: in one transaction, with new versions, told to every open page. */
export async function changeData<Result>(
  { database, feed }: DataParts,
  work: (tx: Queries) => Promise<Changed<Result>>,
): Promise<Result> {
  const { result, changes } = await database.queries.transaction(async (tx) => {
    const { result, subjects, instances } = await work(tx)
    return { result, changes: await recordChanges(tx, subjects, instances) }
  })
  // Whoever asked for the change finds it in the very next answer.
  await feed.apply(changes)
  return result
}
