import type { Queries } from '#server/db/database.ts'

/** All queues. */
export const QUEUES = { deliver: 'deliver', leadLink: 'lead-link', holdMail: 'hold-mail', publish: 'publish' } as const

/** Jobs outlive the request and the process. They are enqueued in the same transaction as the row they belong to. */
export interface Jobs {
  /**
   * Adds a job to a queue, optionally with a start time. Replaces a waiting job with the same key, so that at most one
   * is waiting.
   */
  readonly enqueue: (tx: Queries, queue: string, data: object, startAfter?: Date, key?: string) => Promise<void>
  /** The keys of waiting and active jobs. */
  readonly keysOf: (tx: Queries, queue: string) => Promise<ReadonlySet<string>>
  /** Removes jobs by key, whether finished or not, and returns how many. */
  readonly remove: (tx: Queries, queue: string, keys: readonly string[]) => Promise<number>
  /** Runs the jobs of a queue, each at least once. The queue retries a handler that throws. */
  readonly work: (queue: string, handle: (data: object) => Promise<void>) => Promise<void>
  /** Waits for running jobs. */
  readonly stop: () => Promise<void>
}
