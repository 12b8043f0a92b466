import type { Chess, Estate } from '#domain/chess/chess.ts'
import type { UnitContainer } from '#domain/chess/units-in.ts'
import { effectiveFilter } from '#domain/kind/effective-filter.ts'
import type { Kind } from '#domain/kind/kind.ts'
import { freeCountOf, type KindTotal } from '#domain/kind/kind-totals.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { placeFigures } from './place-figures.ts'

/** A building or a project without free units of the kind the visitor looks for. */
export interface TakenPlace {
  /** The building; null for the whole project. */
  readonly estate: Estate | null
  /** The kind that is taken. */
  readonly kind: Kind
  /** Free units of other kinds there. */
  readonly rest: readonly KindTotal[]
  /** The nearest building with a free unit of the kind; null if there is none. */
  readonly nearest: Estate | null
}

/** Null unless the building has units of the wanted kind and none of them is free. */
export function takenPlace(chess: Chess, estate: Estate, chosen: readonly LayoutType[]): TakenPlace | null {
  const taken = takenKind(chess, estate, chosen)
  if (!taken) return null
  const { kind, rest, types } = taken
  return { estate, kind, rest, nearest: nearestFree(chess.estates, estate, types) }
}

/** The same for a whole project. */
export function takenProject(chess: Chess, chosen: readonly LayoutType[]): TakenPlace | null {
  const taken = takenKind(chess, chess, chosen)
  return taken && { estate: null, kind: taken.kind, rest: taken.rest, nearest: null }
}

function takenKind(chess: Chess, place: UnitContainer, chosen: readonly LayoutType[]) {
  const { types } = effectiveFilter({ types: chosen }, chess.leading_kind)
  const { kind, free, all, rest } = placeFigures(place, { types, isDefault: false, failures: null })
  return kind === null || free > 0 || all === 0 ? null : { kind, rest, types }
}

/** Nearest by `order`; of two equally near buildings the first. */
function nearestFree(estates: readonly Estate[], from: Estate, types: readonly LayoutType[]): Estate | null {
  const distance = ({ order }: Estate) => Math.abs(order - from.order)
  const [nearest] = estates
    .filter((estate) => estate !== from && freeCountOf(estate, types) > 0)
    .toSorted((a, b) => distance(a) - distance(b))
  return nearest ?? null
}
