import type { MediaType } from '#contract/media.ts'
import type { StoredPart } from '#server/storage/media-storage.ts'

/** A file ready to be stored: the facts about it, and its parts by name. */
export interface PreparedFile {
  readonly width: number | null
  readonly height: number | null
  /** In ascending order; the last is `width`. Empty if the file is not stored in widths. */
  readonly widths: readonly number[]
  /** A data URL of a few pixels, or empty. */
  readonly placeholder: string
  readonly parts: readonly StoredPart[]
}

/** The facts about a stored file. */
export interface StoredFile extends Omit<PreparedFile, 'parts'> {
  /** The hash of the original file, so that the same file always has the same URL. */
  readonly hash: string
  readonly media_type: MediaType
  /** The size of the original file in bytes. */
  readonly size: number
}
