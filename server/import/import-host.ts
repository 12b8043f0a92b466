import type { ImportProgress } from '#contract/imports.ts'
import type { CollectedMedia } from './collect-media.ts'
import type { ImportPlan } from './import-plan.ts'
import type { MediaReference } from './media-references.ts'

/** A statement as drivers take it, with `$1` for the first parameter. */
export interface Statement {
  readonly text: string
  readonly params: readonly unknown[]
}

/** A row as the driver reads it. */
export type DriverRow = Readonly<Record<string, unknown>>

/** Where media of an import are looked for. */
export interface MediaRequest {
  readonly references: readonly MediaReference[]
  readonly prefix: string
  /** Whether files are only looked at, not encoded. */
  readonly onlyChecks: boolean
}

/** What became of a plan: another import or a change of the data may have made it stale. */
export type Switched = 'done' | 'stale'

/**
 * What an import asks of the process that has the database and the files. Everything that passes can be cloned, so that
 * the import itself can run in a thread.
 */
export interface ImportHost {
  /** Runs one statement by itself. Others get their turn after it. */
  readonly query: (statement: Statement) => Promise<readonly DriverRow[]>
  readonly collectMedia: (request: MediaRequest) => Promise<CollectedMedia>
  /** Makes a plan live in one transaction. */
  readonly switchLive: (plan: ImportPlan) => Promise<Switched>
  readonly progress: (progress: ImportProgress) => void
}
