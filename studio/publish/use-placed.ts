import { useState } from 'react'
import type { EntityName } from '#domain/draft/entity.ts'
import { type DraftList, inOldOrder, NO_ENTRIES } from './draft-list.ts'

interface Placed {
  readonly list: DraftList | null
  readonly isOrdered: boolean
  readonly placed: DraftList | null
}

/**
 * A draft in its order, once that is known. What is shown keeps its place when the draft changes; new entries follow in
 * their own order.
 */
export function usePlaced(
  list: DraftList | null,
  compare: ((one: EntityName, other: EntityName) => number) | null,
): DraftList | null {
  const isOrdered = compare !== null
  const [before, setBefore] = useState<Placed>({ list: null, isOrdered: false, placed: null })
  if (before.list === list && before.isOrdered === isOrdered) return before.placed
  const kept = (before.isOrdered && before.placed) || NO_ENTRIES
  const placed = list && compare ? inOldOrder(list, kept, compare) : list
  setBefore({ list, isOrdered, placed })
  return placed
}
