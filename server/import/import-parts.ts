import type { ImportError } from '#contract/errors.ts'
import type { ImportReport } from '#contract/imports.ts'
import type { DataParts } from '#server/live/change-data.ts'
import type { MediaFiles } from '#server/media/media-files.ts'

/** Gives the bytes of a medium beside the import file; null when there is none of that name. */
export type ReadFile = (name: string) => Promise<Buffer | null>

/** What an import needs. */
export interface ImportParts extends DataParts {
  readonly files: MediaFiles
  readonly readFile: ReadFile
  /** Whether only media are found that are kept with the project itself; a key narrowed to projects sees no others. */
  readonly ownMediaOnly?: boolean
}

/** What came of an import: bad rows of a dry run stand in its report, any other import is refused by them. */
export type ImportOutcome =
  | { readonly ok: true; readonly report: ImportReport }
  | { readonly ok: false; readonly rows: readonly ImportError[] }
