import type { Status } from '#domain/status/status.ts'
import type { Instance } from './chess.ts'

/** A status and how many units have it. */
export interface StatusCount {
  readonly status: Status
  readonly count: number
}

/** How many of the units have each of the statuses: free first, then by type. A status that none of them has counts 0. */
export function countStatuses(units: readonly Instance[], statuses: Iterable<Status>): readonly StatusCount[] {
  const known = new Map(Array.from(statuses, (status) => [status.id, { status, count: 0 }]))
  for (const { status } of units) {
    const entry = known.get(status.id)
    if (entry) entry.count++
  }
  return [...known.values()].sort((a, b) => a.status.type - b.status.type || a.status.id - b.status.id)
}
