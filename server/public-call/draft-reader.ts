import type { Database, Queries } from '#server/db/database.ts'
import type { Call } from './call.ts'

/** Reads the data of a call: the live data or, in a preview, with the draft in place of what it changes. */
export interface DraftReader {
  /** Identifies the drafts that a call shows, brought up to date; empty if it shows none. */
  readonly stampOf: (call: Call) => Promise<string>
  /** Reads in one snapshot. Every table has the rows of the drafts of a stamp. */
  readonly read: <Result>(stamp: string, work: (queries: Queries) => Promise<Result>) => Promise<Result>
}

/** Reads only the live data. */
export function withoutDrafts({ read }: Pick<Database, 'read'>): DraftReader {
  return { stampOf: async () => '', read: (_, work) => read(work) }
}
