import type { Instance } from '#domain/chess/chess.ts'
import type { Status } from '#domain/status/status.ts'

/** A status and how many units have it. */
export interface StatusCount {
  readonly status: Status
  readonly count: number
}

/** The statuses of these units, the free one first. */
export function countStatuses(instances: readonly Instance[]): readonly StatusCount[] {
  const counts = new Map<number, { status: Status; count: number }>()
  for (const { status } of instances) {
    const known = counts.get(status.id)
    if (known) known.count++
    else counts.set(status.id, { status, count: 1 })
  }
  return [...counts.values()].sort((a, b) => a.status.type - b.status.type || a.status.id - b.status.id)
}
