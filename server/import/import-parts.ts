import type { ImportError } from '#contract/errors.ts'
import type { ImportProgress, ImportReport } from '#contract/imports.ts'
import type { Role } from '#domain/account/role.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Reach } from '#server/account/reach.ts'
import type { DataParts } from '#server/live/change-data.ts'
import type { MediaFiles } from '#server/media/media-files.ts'
import type { PackedMedium } from '#server/media/packed-medium.ts'

/** Gives the bytes of a medium beside the import file, or the medium as an export packed it; null when there is none. */
export type ReadFile = (name: string) => Promise<Buffer | PackedMedium | null>

/** What an import needs. */
export interface ImportParts extends DataParts {
  readonly files: MediaFiles
  readonly readFile: ReadFile
}

/** How a file is imported. */
export interface ImportOptions {
  /** Only says what would happen. */
  readonly dryRun: boolean
  /** Keeps prices that were changed by PATCH. */
  readonly keepPrices?: boolean
  /** Keeps statuses that were changed by PATCH. */
  readonly keepStatuses?: boolean
  /** Gives a project without a catalogue one, also where the file names none; false warns that it has none. */
  readonly makesCatalogue?: boolean
  /** What the caller may set of a catalogue; all of it unless told. */
  readonly role?: Role
  /** What the caller may change; the whole account unless told. */
  readonly reach?: Reach
  /** Who imports, for the history; the server itself unless told. */
  readonly by?: Actor
  readonly onProgress?: (progress: ImportProgress) => void
}

/** Why a file is not imported: it is no JSON, it is for another project, it has bad rows, or the data changed again and again. */
export type ImportFault = 'bad_request' | 'forbidden' | 'import_invalid' | 'conflict'

/** What came of an import: bad rows of a dry run stand in its report, any other import is refused by them. */
export type ImportOutcome =
  | { readonly ok: true; readonly report: ImportReport }
  | {
      readonly ok: false
      readonly code: ImportFault
      readonly rows: readonly ImportError[]
      readonly warnings: readonly ImportError[]
    }
