import { isFree } from '#domain/chess/availability.ts'
import type { Chess, Estate } from '#domain/chess/chess.ts'
import { effectiveFilter } from '#domain/kind/effective-filter.ts'
import type { LayoutType } from '#domain/layout/layout.ts'

/** The parts of a filter that decide which building is shown first. */
export interface Sought {
  readonly types: readonly LayoutType[]
  readonly rooms: readonly string[]
}

/**
 * The building that a project opens on: the first in which a unit of the wanted kind, and with the wanted rooms, is free;
 * else the first of all; null without buildings.
 */
export function openingEstate({ estates, instances, leading_kind }: Chess, sought: Sought): Estate | null {
  const { types } = effectiveFilter({ types: sought.types }, leading_kind)
  const isSought = ({ layout: { type, label } }: Chess['instances'][number]) =>
    types.includes(type) && (sought.rooms.length === 0 || sought.rooms.includes(label))
  // `instances` are in the order of the buildings.
  const first = instances.find((unit) => isFree(unit) && isSought(unit))
  return first?.estate ?? estates[0] ?? null
}
