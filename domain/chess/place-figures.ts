import { type Kind, kindOf, kindsOf } from '#domain/kind/kind.ts'
import { fromTotal, type KindTotal, restTotals } from '#domain/kind/kind-totals.ts'
import { leadingKind } from '#domain/kind/leading-kind.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import type { FreeTotals, LabelTotal } from './chess.ts'
import { totalsOfInstances } from './free-totals.ts'
import { type UnitContainer, unitsIn } from './units-in.ts'

/** The figures shown for a place. They are always of one kind, so count, price and rooms belong together. */
export interface PlaceFigures {
  /** The kind of the figures; null if the place has no unit of the chosen types. */
  readonly kind: Kind | null
  /** The place has units of several kinds, so a count has to name its kind. */
  readonly isMixed: boolean
  /** How many units of the kind there are, and how many of them are free. */
  readonly all: number
  readonly free: number
  /** The lowest price of the free units; null if none has a price. */
  readonly from: number | null
  /** Free units of the kind by room label. */
  readonly labels: readonly LabelTotal[]
  /** Free units of other kinds. */
  readonly rest: readonly KindTotal[]
}

/** The figures of a place for the chosen types; without a choice, for the place's own leading kind. */
export function placeFigures(place: UnitContainer & FreeTotals, types: readonly LayoutType[] = []): PlaceFigures {
  const units = unitsIn(place)
  const asked = types.length === 0 ? units : units.filter(({ layout }) => types.includes(layout.type))
  const total = fromTotal(place, types)
  const kind = total?.kind ?? leadingKind(asked)
  const own = units.filter(({ layout }) => kindOf(layout.type) === kind)
  const isMixed = kindsOf(units.map(({ layout }) => layout.type)).length > 1
  return {
    kind,
    isMixed,
    all: own.length,
    free: total?.count ?? 0,
    from: total?.min_price ?? null,
    labels: own.length === units.length ? place.free_by_label : totalsOfInstances(own).free_by_label,
    rest: restTotals(place, types),
  }
}
