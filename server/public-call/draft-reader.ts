import type { Database, Queries } from '#server/db/database.ts'
import type { ListedCatalogue } from '#server/link/link-directory.ts'
import type { Call } from './call.ts'

/** The catalogue of a call, and the preview whose draft it shows. */
export type DraftCall = Pick<Call, 'catalogue' | 'draftPreview'>

/** Reads the data of a call: the live data or, in a preview, with the draft in place of what it changes. */
export interface DraftReader {
  /** Identifies the drafts that a call shows, brought up to date; empty if it shows none. */
  readonly stampOf: (call: DraftCall) => Promise<string>
  /** The catalogue of a call, with the languages of its draft if the call shows it. */
  readonly catalogueOf: (call: DraftCall) => Promise<ListedCatalogue>
  /** Reads in one snapshot. Every table has the rows of the drafts of a stamp. */
  readonly read: <Result>(stamp: string, work: (queries: Queries) => Promise<Result>) => Promise<Result>
}

/** Reads only the live data. */
export function withoutDrafts({ read }: Pick<Database, 'read'>): DraftReader {
  return {
    stampOf: async () => '',
    catalogueOf: async ({ catalogue }) => catalogue,
    read: (_, work) => read(work),
  }
}
