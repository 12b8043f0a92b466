import type { ImportProgress } from '#contract/imports.ts'
import type { CollectedMedia } from './collect-media.ts'
import type { ImportPlan, Switched } from './import-plan.ts'
import type { MediaReference } from './media-references.ts'

/** A statement in the form that drivers take, with `$1` for the first parameter. */
export interface Statement {
  readonly text: string
  readonly params: readonly unknown[]
}

/** A row in the form that the driver returns. */
export type DriverRow = Readonly<Record<string, unknown>>

/** Where to look for the media of an import. */
export interface MediaRequest {
  readonly references: readonly MediaReference[]
  readonly prefix: string
  /** Whether files are only checked, not encoded. */
  readonly onlyChecks: boolean
}

/**
 * What an import needs from the process that owns the database and the files. All arguments and results can be cloned,
 * so that the import can run in a worker thread.
 */
export interface ImportHost {
  /** Runs one statement outside of a transaction. Other queries get a turn after it. */
  readonly query: (statement: Statement) => Promise<readonly DriverRow[]>
  readonly collectMedia: (request: MediaRequest) => Promise<CollectedMedia>
  /** Makes a plan live in one transaction. */
  readonly switchLive: (plan: ImportPlan) => Promise<Switched>
  readonly progress: (progress: ImportProgress) => void
}
