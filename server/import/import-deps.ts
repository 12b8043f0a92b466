import type { ImportError } from '#contract/errors.ts'
import type { ImportProgress, ImportReport } from '#contract/imports.ts'
import type { Role } from '#domain/account/role.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import type { Changed, DataDeps } from '#server/live/change-data.ts'
import type { MediaFiles } from '#server/media/media-files.ts'
import type { PackedMedium } from '#server/media/packed-medium.ts'
import type { ImportPart } from './import-part.ts'
import type { ImportPlan, Switched } from './import-plan.ts'

/** Reads a media file next to the import file, or the packed version from an export. Returns null if neither exists. */
export type ReadFile = (name: string) => Promise<Buffer | PackedMedium | null>

/** What an import works with. */
export interface ImportDeps extends DataDeps {
  readonly files: MediaFiles
  readonly readFile: ReadFile
}

/** How to import a file. */
export interface ImportOptions {
  /** Reports what would change, without changing it. */
  readonly dryRun: boolean
  /** Keeps prices that were changed by PATCH. */
  readonly keepPrices?: boolean
  /** Keeps statuses that were changed by PATCH. */
  readonly keepStatuses?: boolean
  /** Creates a catalogue for a project that has none, even if the file has no settings for it. False warns instead. */
  readonly makesCatalogue?: boolean
  /** The role of the caller, which limits what settings of a catalogue can change; the owner by default. */
  readonly role?: Role
  /** What the caller may change; the whole account by default. */
  readonly reach?: Reach
  /** Who imports, for the history; the server itself by default. */
  readonly by?: Actor
  /** The rest of a publication, in the same transaction. Without it the file is an ordinary import. */
  readonly publication?: PublicationWork
  /** What changes if the file is a part of a project. By default it is all of it. */
  readonly part?: ImportPart | null
  /** Ids for new rows, by table and own id. */
  readonly knownIds?: Readonly<Record<string, number>>
  /** Receives the plan instead of the live data. */
  readonly apply?: (plan: ImportPlan) => Promise<Switched>
  readonly onProgress?: (progress: ImportProgress) => void
}

/** What a publication does in the transaction that makes its file live. */
export interface PublicationWork {
  /** Runs first, under the project's lock. False if the data has changed and the publication has to be planned again. */
  readonly check: (tx: Queries) => Promise<boolean>
  /** Changes values of existing units, after everything that they may refer to was made. */
  readonly patch: (tx: Queries, batch: string) => Promise<Changed<number>>
  /** Runs last. */
  readonly finish: (tx: Queries, batch: string) => Promise<void>
}

/** Why a file is not imported: it is not JSON, it is for another project, it has errors, or the data kept changing. */
type ImportFault = 'bad_request' | 'forbidden' | 'import_invalid' | 'conflict'

/** The result of an import. A dry run lists errors in its report; any other import fails because of them. */
export type ImportOutcome =
  | { readonly ok: true; readonly report: ImportReport }
  | {
      readonly ok: false
      readonly code: ImportFault
      /** The errors, under the name that the API uses. */
      readonly rows: readonly ImportError[]
      readonly warnings: readonly ImportError[]
    }
