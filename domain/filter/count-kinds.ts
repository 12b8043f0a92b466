import type { Instance } from '#domain/chess/chess.ts'
import { type Count, count, groupUnits } from '#domain/chess/count.ts'
import { KINDS, type Kind, kindOf } from '#domain/kind/kind.ts'

/** A kind of the project, with its figures. */
export interface KindCount extends Count {
  readonly kind: Kind
}

/**
 * The figures of the kind switch, for every kind of the project, even if none of its units is left. Only the building
 * applies: with the other criteria the figures would jump while the visitor filters.
 */
export function countKinds(units: readonly Instance[], estates: readonly number[]): readonly KindCount[] {
  const groups = groupUnits(units, ({ layout }) => kindOf(layout.type))
  return KINDS.flatMap((kind) => {
    const own = groups.get(kind)
    if (!own) return []
    return { kind, ...count(own.filter(({ estate }) => estates.length === 0 || estates.includes(estate.id))) }
  })
}
