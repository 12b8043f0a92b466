import type { Step } from '#domain/draft/entry.ts'
import type { SentChange, StatusChange } from '#domain/draft/sent-change.ts'

/** An act that the server does not have yet. */
export type Waiting = {
  readonly key: string
  /** The key of the act that this one takes back. */
  readonly undoes?: string
} & (
  | { readonly kind: 'draft'; readonly changes: readonly SentChange[] }
  | { readonly kind: 'status'; readonly changes: readonly StatusChange[] }
)

/** An act that can be undone. */
export type Done =
  | { readonly kind: 'draft'; readonly key: string; readonly batch: string; readonly steps: readonly Step[] }
  | { readonly kind: 'status'; readonly key: string; readonly changes: readonly StatusChange[] }

/** The act as it can be undone. A draft act without a batch has changed nothing. */
export function doneOf(act: Waiting, batch: string | null, steps: readonly Step[]): Done | null {
  if (act.kind === 'status') return { kind: 'status', key: act.key, changes: act.changes }
  return batch === null ? null : { kind: 'draft', key: act.key, batch, steps }
}

/** The last act that waits and has not been taken back. */
export function lastWaiting(waiting: readonly Waiting[]): Waiting | undefined {
  const undone = new Set(waiting.flatMap(({ key, undoes }) => (undoes ? [key, undoes] : [])))
  return waiting.findLast(({ key }) => !undone.has(key))
}

/** How many cells or statuses wait. */
export function countWaiting(waiting: readonly Waiting[]): number {
  return waiting.reduce((sum, { changes }) => sum + changes.length, 0)
}

/** The status changes that take some back. */
export function statusesBack(changes: readonly StatusChange[]): readonly StatusChange[] {
  return changes.map(({ id, from, to }) => ({ id, from: to, to: from }))
}
