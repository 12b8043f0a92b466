import type { EntityKind, FieldName } from './entity.ts'
import { type Json, sameJson } from './json.ts'

/** The lists of a file whose order matters, and what they list. */
export const LISTS = {
  statuses: 'status',
  promoactions: 'promoaction',
  tags: 'tag',
  layouts: 'layout',
  estates: 'estate',
  interactives: 'interactive',
  panoramas: 'panorama',
} as const satisfies Record<string, EntityKind>
/** The name of a list whose order matters. */
export type ListName = keyof typeof LISTS

/** The names of the lists that have an order. */
export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[]

/**
 * Whether a value that was based on `base` still fits the live value. Of an order only the ids in both lists count, so an
 * item that was added or removed meanwhile is no conflict.
 */
export function isStillBase({ kind }: FieldName, base: Json, live: Json): boolean {
  if (sameJson(base, live)) return true
  if (kind !== 'order' || !Array.isArray(base) || !Array.isArray(live)) return false
  const [inBase, inLive] = [new Set<Json>(base), new Set<Json>(live)]
  return sameJson(
    base.filter((id) => inLive.has(id)),
    live.filter((id) => inBase.has(id)),
  )
}

/** Sorts items by an order of ids. Items that the order does not have stay last, as they were. */
export function inOrder<Item extends { readonly id: string }>(items: readonly Item[], order: Json): readonly Item[] {
  const places = new Map<Json, number>(Array.isArray(order) ? order.map((id, index) => [id, index]) : [])
  const placeOf = ({ id }: Item) => places.get(id) ?? places.size
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}
