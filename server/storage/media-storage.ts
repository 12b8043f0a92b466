import type { Readable } from 'node:stream'
import type { ByteRange } from './byte-range.ts'

/** One of the files that a medium is stored as: a width of a picture, a film, its facts. */
export interface StoredPart {
  readonly name: string
  readonly bytes: Buffer
}

/** A stored part to be read. The caller reads it once, or closes it. */
export interface OpenPart {
  readonly size: number
  /** The bytes of the range, or all of them. */
  readonly read: (range?: ByteRange) => Promise<Readable>
  readonly close: () => Promise<void>
}

/** What the removal of unused files goes by. */
export interface Cleaning {
  /** The hashes of all files that something names. */
  readonly readUsed: () => Promise<ReadonlySet<string>>
  readonly now: Date
}

/** Where media are stored by the hash of their content; several processes can share it. */
export interface MediaStorage {
  /** Stores all parts under a hash. When it resolves, all of them are stored; a failure leaves nothing that counts as stored. */
  readonly put: (hash: string, parts: readonly StoredPart[]) => Promise<void>
  /** Opens a part; null when there is none. */
  readonly open: (hash: string, part: string) => Promise<OpenPart | null>
  /** The names of the parts under a hash, sorted; none when nothing is stored. */
  readonly list: (hash: string) => Promise<readonly string[]>
  /** Notes that a file is about to be named. False when its parts have to be stored anew. */
  readonly keep: (hash: string) => Promise<boolean>
  /** Removes what nothing has named for a week; gives the hashes. */
  readonly clean: (cleaning: Cleaning) => Promise<readonly string[]>
  /** How many bytes the disk still takes; null when media cannot be read or written. */
  readonly freeBytes: () => Promise<number | null>
}

/** What a stored file is known by. */
export const HASH = /^[0-9a-f]{32}$/

/** Pages, mails and backups may know a file for some days after it was replaced. */
export const GRACE_MS = 7 * 86_400_000

/**
 * The storage of media does not answer, or refuses. The message is one sentence without secrets. A refusal stays until
 * somebody changes a setting or a right; anything else may be over with the next try.
 */
export class StorageError extends Error {
  readonly isRefusal: boolean

  constructor(message: string, { isRefusal }: { readonly isRefusal: boolean }) {
    // Without its cause: a refused connection would be taken for one to the database.
    super(message)
    this.isRefusal = isRefusal
  }
}
