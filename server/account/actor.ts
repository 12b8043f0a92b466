import type { HistoryWho } from '#contract/history.ts'

/** Who acts in which account. */
export interface Actor {
  readonly accountId: number
  readonly kind: HistoryWho
  /**
   * The id of the person or the key, also for the key of a feed or a CRM; for units linked inside a CRM the id of the
   * integration; null for the server itself.
   */
  readonly id: number | null
  /** The browser and the system of a person in words; no address. */
  readonly agent?: string | undefined
}
