import type { StoredPart } from '#server/storage/media-storage.ts'

/** A file as it will be stored: what is told about it, and its parts by name. */
export interface PreparedFile {
  readonly width: number | null
  readonly height: number | null
  /** Ascending; the last is `width`. Empty for what is not stored in widths. */
  readonly widths: readonly number[]
  /** A data URL of a few pixels, or empty. */
  readonly placeholder: string
  readonly parts: readonly StoredPart[]
}
