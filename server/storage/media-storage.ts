import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'

/** One of the files that a media file is stored as: a width of a picture, a video, its facts. */
export interface StoredPart {
  readonly name: string
  readonly bytes: Buffer
}

/** An opened part. The caller reads it once, or closes it. */
export interface OpenPart {
  readonly size: number
  /** The bytes of the range, or all of them. */
  readonly read: (range?: ByteRange) => Promise<Readable>
  readonly close: () => Promise<void>
}

/** What the removal of unused files needs. */
export interface Cleaning {
  /** The hashes of all files in use. */
  readonly readUsed: () => Promise<ReadonlySet<string>>
  readonly now: Date
}

/** Stores media by the hash of their content. Several processes can share it. */
export interface MediaStorage {
  /**
   * Stores all parts under a hash. Resolves when all are stored. After a failure, the file does not count as stored.
   */
  readonly put: (hash: string, parts: readonly StoredPart[]) => Promise<void>
  /** Opens a part; null if there is none. */
  readonly open: (hash: string, part: string) => Promise<OpenPart | null>
  /** The sorted names of the parts under a hash; empty if nothing is stored. */
  readonly list: (hash: string) => Promise<readonly string[]>
  /** Marks a file as about to be used. False if its parts have to be stored again. */
  readonly keep: (hash: string) => Promise<boolean>
  /** Removes files that have been unused for a week, and returns their hashes. */
  readonly clean: (cleaning: Cleaning) => Promise<readonly string[]>
  /** The free space in bytes; null if media can't be read or written. */
  readonly freeBytes: () => Promise<number | null>
}

/** The name of a stored file. */
export const HASH = /^[0-9a-f]{32}$/

/** Pages, mails and backups may refer to a file for some days after it was replaced. */
export const GRACE_MS = 7 * 86_400_000

/**
 * The media storage does not respond, or refuses. The message is one sentence without secrets. A refusal lasts until
 * somebody changes a setting or a permission; anything else may succeed on retry.
 */
export class StorageError extends Error {
  readonly isRefusal: boolean

  constructor(message: string, { isRefusal }: { readonly isRefusal: boolean }) {
    // Without its cause, because a refused connection would look like one to the database.
    super(message)
    this.isRefusal = isRefusal
  }
}
