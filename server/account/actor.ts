import type { HistoryWho } from '#contract/history.ts'

/** Who acts in which account. */
export interface Actor {
  readonly accountId: number
  readonly kind: HistoryWho
  /** The id of the person, key, feed or integration; null for the server itself. */
  readonly id: number | null
}
