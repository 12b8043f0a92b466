import type { ImportError } from '#contract/errors.ts'
import type { ImportProgress, ImportReport } from '#contract/imports.ts'
import type { Role } from '#domain/account/role.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Reach } from '#server/account/key-reach.ts'
import type { DataDeps } from '#server/live/change-data.ts'
import type { MediaFiles } from '#server/media/media-files.ts'
import type { PackedMedium } from '#server/media/packed-medium.ts'

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
  readonly onProgress?: (progress: ImportProgress) => void
}

/** Why a file is not imported: it is not JSON, it is for another project, it has errors, or the data kept changing. */
export type ImportFault = 'bad_request' | 'forbidden' | 'import_invalid' | 'conflict'

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
