import type { CatalogueChange } from '#server/catalogue/put-catalogue.ts'
import type { Subject } from '#server/live/change.ts'
import type { JsonRow } from './json-rows.ts'
import type { Tally } from './tally.ts'

/** The rows of a step. A few rows are in the plan itself; many are staged in a table first. */
export type PlannedRows = { readonly rows: readonly JsonRow[] } | { readonly stage: string }

/** A foreign key column. */
export interface PlannedReference {
  readonly column: string
  readonly foreignTable: string
  readonly foreignColumn: string
}

/** One change to the rows of a table. */
export interface PlanStep {
  readonly act: 'create' | 'update' | 'delete' | 'archive'
  readonly table: string
  /** The columns of the rows. */
  readonly columns: readonly string[]
  /** The columns that identify a row. */
  readonly by: readonly string[]
  readonly source: PlannedRows
  /** The rows as the import read them. A `merged` column that has changed since then keeps its new value. */
  readonly before: PlannedRows | null
  readonly merged: readonly string[]
  /** The columns that are set to null when a row is archived. */
  readonly released: readonly string[]
  readonly references: readonly PlannedReference[]
}

/** Whether a plan went live, or another change made it stale first. */
export type Switched = 'done' | 'stale'

/** Everything that an import changes, in the order in which it has to happen. */
export interface ImportPlan {
  /** Identifies the project or group. Imports with the same name run one after another. */
  readonly name: string
  /** The number of earlier imports at the time the stored rows were read. */
  readonly version: number
  /** Null for a group. */
  readonly projectId: number | null
  /** The group; null for a project. */
  readonly catalogueId: number | null
  readonly steps: readonly PlanStep[]
  /** The change to the project's catalogue. */
  readonly catalogue: CatalogueChange | null
  readonly subjects: readonly Subject[]
  /** How many things it changes, for the history. */
  readonly counts: ReturnType<Tally['counts']>
}
