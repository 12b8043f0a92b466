import type { Snapshot } from '#domain/draft/entity.ts'
import type { Database, Queries } from '#server/db/database.ts'
import type { DraftHome } from './draft-home.ts'

/** A change of a draft, for people who have it open. */
interface DraftNews {
  readonly home: DraftHome
  readonly batch: string
  /** How many fields changed. */
  readonly changed: number
}

/** What other parts of the server know about units and people. */
export interface DraftNeighbours {
  /** Which of these units are held for somebody. */
  readonly hasHold: (queries: Queries, instanceIds: readonly number[]) => Promise<ReadonlySet<number>>
  /** Whether a feed writes this field of the project's units, so that nobody else may. */
  readonly isFieldOwned: (queries: Queries, projectId: number, field: string) => Promise<boolean>
  /** The names of people. */
  readonly personNames: (queries: Queries, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** Announces a change within its transaction. */
  readonly announceDraft: (tx: Queries, news: DraftNews) => Promise<void>
}

/** What drafts need. */
export interface DraftDeps extends DraftNeighbours {
  readonly database: Database
  readonly now: () => Date
  /** Reads the live state of a project or group. */
  readonly live: (home: DraftHome) => Promise<Snapshot>
}
