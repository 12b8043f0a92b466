import type { CatalogueChange } from '#server/catalogue/put-catalogue.ts'
import type { Subject } from '#server/live/change.ts'
import type { JsonRow } from './json-rows.ts'
import type { Tally } from './tally.ts'

/** Rows of a step: few stand in the plan itself, many were staged in a table before. */
export type PlannedRows = { readonly rows: readonly JsonRow[] } | { readonly stage: string }

/** A column that points at a row of another table. */
export interface PlannedReference {
  readonly column: string
  readonly foreignTable: string
  readonly foreignColumn: string
}

/** One thing to do with rows of a table. */
export interface PlanStep {
  readonly act: 'create' | 'update' | 'delete' | 'archive'
  readonly table: string
  /** The columns that the rows have. */
  readonly columns: readonly string[]
  /** The columns that find a row again. */
  readonly by: readonly string[]
  readonly source: PlannedRows
  /** The same rows as they were read: `merged` columns that have other values by now keep them. */
  readonly before: PlannedRows | null
  readonly merged: readonly string[]
  /** The columns that an archived row lets go. */
  readonly released: readonly string[]
  readonly references: readonly PlannedReference[]
}

/** Everything that an import changes, in the order in which it has to be done. */
export interface ImportPlan {
  /** Names the project or group; imports of the same name follow one another. */
  readonly name: string
  /** The number of imports when the stored rows were read. */
  readonly version: number
  /** Null for a group. */
  readonly projectId: number | null
  /** The group; null for a project. */
  readonly catalogueId: number | null
  readonly steps: readonly PlanStep[]
  /** What becomes of the catalogue of the project. */
  readonly catalogue: CatalogueChange | null
  readonly subjects: readonly Subject[]
  /** How many things it changes, for the history. */
  readonly counts: ReturnType<Tally['counts']>
}
