import { isFree } from '#domain/chess/availability.ts'
import type { Instance, LabelTotal } from '#domain/chess/chess.ts'
import { type Count, count } from '#domain/chess/count.ts'
import { kindTotals, labelTotals } from '#domain/chess/free-totals.ts'
import { type UnitContainer, unitsIn } from '#domain/chess/units-in.ts'
import { bitOf, type Failures } from '#domain/filter/match-units.ts'
import { type Kind, kindOf, kindsOf, typesOf } from '#domain/kind/kind.ts'
import type { KindTotal } from '#domain/kind/kind-totals.ts'
import { leadingKind } from '#domain/kind/leading-kind.ts'
import type { LayoutType } from '#domain/layout/layout.ts'

/** What the visitor looks for. */
export interface Wanted {
  /** The types of the filter, else those of the leading kind. */
  readonly types: readonly LayoutType[]
  /** Nobody has chosen the types: they are those of the project's leading kind. */
  readonly isDefault: boolean
  /** The units that the filter excludes; null if nothing but other types is excluded. */
  readonly failures: Failures | null
}

/** The figures shown for a place. They are always of one kind, so count, price and rooms belong together. */
export interface PlaceFigures extends Count {
  /** The kind of the figures; null if the place has no unit of the wanted types. */
  readonly kind: Kind | null
  /** The visitor looks for several kinds, or for another one, so a count has to name its kind. */
  readonly isNamed: boolean
  /** Units of the kind are free there, but the filter excludes them. */
  readonly isEmptied: boolean
  /** Free units of the kind by room label. */
  readonly labels: readonly LabelTotal[]
  /** Free units of other kinds. */
  readonly rest: readonly KindTotal[]
}

/** The units of the place's own leading kind. */
const ANYTHING: Wanted = { types: [], isDefault: true, failures: null }

/** The figures of a place for what the visitor looks for: of the first wanted kind that is free there. */
export function placeFigures(place: UnitContainer, wanted: Wanted = ANYTHING): PlaceFigures {
  const units = unitsIn(place)
  const { isAsked, isFound, isNamed } = wantedAmong(units, wanted)
  const asked = units.filter(isAsked)
  const found = asked.filter(isFound)
  const kind = leadingKind(found.some(isFree) ? found : asked)
  const isOwn = ({ layout }: Instance) => kindOf(layout.type) === kind
  const own = found.filter(isOwn)
  const figures = count(own)
  return {
    ...figures,
    kind,
    isNamed,
    isEmptied: figures.free === 0 && asked.some((unit) => isOwn(unit) && isFree(unit)),
    labels: labelTotals(own),
    rest: kindTotals(units.filter((unit) => !isOwn(unit) && (!isAsked(unit) || isFound(unit)))),
  }
}

/** The units of a place that the visitor looks for, of any status. Bare figures, such as those of a legend, count them. */
export function unitsWanted(place: UnitContainer, wanted: Wanted): readonly Instance[] {
  const units = unitsIn(place)
  const { isAsked, isFound } = wantedAmong(units, wanted)
  return units.filter((unit) => isAsked(unit) && isFound(unit))
}

/**
 * A place without any unit of the project's leading kind, such as a garage, is looked at for its own leading kind as long as
 * nobody has chosen a kind.
 */
function wantedAmong(units: readonly Instance[], { types, isDefault, failures }: Wanted) {
  const isOwnKind = isDefault && !units.some(({ layout }) => types.includes(layout.type))
  const leading = isOwnKind ? leadingKind(units) : null
  const asked = leading ? typesOf(leading) : types
  const counted = isOwnKind ? ~bitOf('types') : ~0
  return {
    isNamed: isOwnKind ? leading !== null && types.length > 0 : kindsOf(types).length > 1,
    isAsked: ({ layout }: Instance) => asked.includes(layout.type),
    isFound: ({ row }: Instance) => !failures || ((failures[row] ?? 0) & counted) === 0,
  }
}
