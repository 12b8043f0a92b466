import type { Queries } from '#server/db/database.ts'

/** Every queue there is. */
export const QUEUES = { deliver: 'deliver', leadLink: 'lead-link' } as const

/** Work that outlives a request and the process: enqueued in the same transaction as the row it belongs to (design 1). */
export interface Jobs {
  /**
   * Puts work into a queue, perhaps not to be done before a moment. Work of the same key that still waits is replaced:
   * there is never more than one piece of it waiting.
   */
  readonly enqueue: (tx: Queries, queue: string, data: object, startAfter?: Date, key?: string) => Promise<void>
  /** The keys of work that waits or is being done. */
  readonly keysOf: (tx: Queries, queue: string) => Promise<ReadonlySet<string>>
  /** Removes work by its keys, done or not, with all that is kept of it; tells how many pieces. */
  readonly remove: (tx: Queries, queue: string, keys: readonly string[]) => Promise<number>
  /** Does the work of a queue, each piece at least once; a failure is tried again by the queue itself. */
  readonly work: (queue: string, handle: (data: object) => Promise<void>) => Promise<void>
  /** Waits for the work under way. */
  readonly stop: () => Promise<void>
}
