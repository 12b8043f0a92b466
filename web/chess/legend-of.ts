import type { Instance } from '#domain/chess/chess.ts'
import { countStatuses, type StatusCount } from '#domain/chess/count-statuses.ts'
import type { Tag } from '#domain/project/project.ts'
import { isFreeStatus } from '#domain/status/status.ts'

/** The marks in cells; only those in use. */
export interface Legend {
  readonly statuses: readonly StatusCount[]
  readonly hasPromotions: boolean
  readonly tags: readonly Tag[]
}

/**
 * The legend of the shown units: their statuses, each with the number of those the visitor looks for, and the marks of free
 * units. Tags are in the order of the project.
 */
export function legendOf(shown: readonly Instance[], wanted: readonly Instance[]): Legend {
  const free = shown.filter(({ status }) => isFreeStatus(status))
  const tags = new Map(free.flatMap((unit) => unit.tags.map((tag) => [tag.id, tag])))
  return {
    statuses: countStatuses(
      wanted,
      shown.map(({ status }) => status),
    ),
    hasPromotions: free.some(({ promoactions }) => promoactions.length > 0),
    tags: [...tags.values()].sort((a, b) => a.id - b.id),
  }
}
