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
