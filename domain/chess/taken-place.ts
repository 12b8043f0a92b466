import { effectiveFilter } from '#domain/kind/effective-filter.ts'
import type { Kind } from '#domain/kind/kind.ts'
import { freeCountOf, type KindTotal } from '#domain/kind/kind-totals.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import type { Chess, Estate } from './chess.ts'
import { totalsOfInstances } from './free-totals.ts'
import { placeFigures } from './place-figures.ts'

/** A building, or a whole project, in which nothing that the visitor looks for is free. */
export interface TakenPlace {
  /** The building; null for the whole project. */
  readonly estate: Estate | null
  /** What is taken. */
  readonly kind: Kind
  /** What is free there of other kinds. */
  readonly rest: readonly KindTotal[]
  /** The nearest building in which something of the kind is free; null where there is none. */
  readonly nearest: Estate | null
}

/** Tells that all of what is looked for in a building is taken; null where something is free, or nothing of it is there. */
export function takenPlace(chess: Chess, estate: Estate, chosen: readonly LayoutType[]): TakenPlace | null {
  const { types } = effectiveFilter({ types: chosen }, chess.leading_kind)
  const { kind, free, all, rest } = placeFigures(estate, types)
  if (kind === null || free > 0 || all === 0) return null
  return { estate, kind, rest, nearest: nearestFree(chess.estates, estate, types) }
}

/** Tells that all of what is looked for in the whole project is taken; null as for a building. */
export function takenProject(chess: Chess, chosen: readonly LayoutType[]): TakenPlace | null {
  const { instances } = chess
  const { types } = effectiveFilter({ types: chosen }, chess.leading_kind)
  const { kind, free, all, rest } = placeFigures({ instances, ...totalsOfInstances(instances) }, types)
  return kind === null || free > 0 || all === 0 ? null : { estate: null, kind, rest, nearest: null }
}

/** By their order, as they stand beside one another; of two equally near ones the first. */
function nearestFree(estates: readonly Estate[], from: Estate, types: readonly LayoutType[]): Estate | null {
  const distance = ({ order }: Estate) => Math.abs(order - from.order)
  const [nearest] = estates
    .filter((estate) => estate !== from && freeCountOf(estate, types) > 0)
    .toSorted((a, b) => distance(a) - distance(b))
  return nearest ?? null
}
