import type { Estate } from '#domain/chess/chess.ts'
import type { Tag } from '#domain/project/project.ts'
import { isFreeStatus, type Status } from '#domain/status/status.ts'

/** The marks in the cells of an estate; only those in use. */
export interface Legend {
  readonly statuses: readonly { readonly status: Status; readonly count: number }[]
  readonly hasPromotions: boolean
  readonly tags: readonly Tag[]
}

/** The legend of an estate: statuses by type, free first, tags as the project orders them. */
export function legendOf(estate: Estate): Legend {
  const statuses = new Map<number, { status: Status; count: number }>()
  const tags = new Map<number, Tag>()
  let hasPromotions = false
  for (const { status, promoactions, tags: own } of instancesOf(estate)) {
    const entry = statuses.get(status.id) ?? { status, count: 0 }
    entry.count++
    statuses.set(status.id, entry)
    // Only free units show their marks.
    if (!isFreeStatus(status)) continue
    for (const tag of own) tags.set(tag.id, tag)
    hasPromotions ||= promoactions.length > 0
  }
  return {
    statuses: [...statuses.values()].sort((a, b) => a.status.type - b.status.type || a.status.id - b.status.id),
    hasPromotions,
    tags: [...tags.values()].sort((a, b) => a.id - b.id),
  }
}

function instancesOf({ sections }: Estate) {
  return sections.flatMap(({ storeys }) => storeys.flatMap(({ instances }) => instances))
}
