import type { Chess, Estate, FreeTotals } from '#domain/chess/chess.ts'
import { totalsOfInstances } from '#domain/chess/free-totals.ts'
import { storeyCountOf } from '#domain/instance/facts.ts'
import { type Kind, kindOf } from '#domain/kind/kind.ts'
import { leadingKind } from '#domain/kind/leading-kind.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import type { HouseType } from '#domain/project/descriptions.ts'

/** A range, both ends included. */
interface Ends {
  readonly from: number
  readonly to: number
}

/** The main figures of the units of one kind. */
interface MainUnits extends Pick<FreeTotals, 'free_count' | 'min_price'> {
  /** The kind or, if all units have the same layout type, that type. */
  readonly subject: Kind | LayoutType
  readonly area: Ends
}

/** The figures of all units of the leading kind, free or not. Null for a project without units. */
export function mainUnitsOf({ instances }: Pick<Chess, 'instances'>): MainUnits | null {
  const kind = leadingKind(instances)
  const units = instances.filter(({ layout }) => kindOf(layout.type) === kind)
  const [first] = units
  const area = endsOf(units.map(({ layout }) => layout.area_total))
  if (!kind || !first || !area) return null
  const { free_count, min_price } = totalsOfInstances(units)
  const isOneType = instances.every(({ layout }) => layout.type === first.layout.type)
  return { subject: isOneType ? first.layout.type : kind, area, free_count, min_price }
}

/** How many sections an estate has above the ground. An underground garage does not count. */
export function sectionCountOf({ sections }: Pick<Estate, 'sections'>): number {
  return sections.filter(({ storeys }) => storeys.some(({ number }) => number >= 0)).length
}

/** The storey counts of the lowest and the highest estate. Null if all are houses, which have one storey each. */
export function storeyEndsOf(estates: readonly Estate[]): Ends | null {
  const ends = endsOf(estates.map(storeyCountOf).filter((count) => count > 0))
  return ends && ends.to > 1 ? ends : null
}

/** The house types of the estates, each once. */
export function houseTypesOf(estates: readonly Pick<Estate, 'house_type'>[]): readonly HouseType[] {
  return [...new Set(estates.flatMap(({ house_type }) => house_type ?? []))]
}

function endsOf(values: readonly number[]): Ends | null {
  const [first] = values
  if (first === undefined) return null
  // Not Math.min(...values): there may be more units than a call can take arguments.
  return values.reduce((ends, value) => ({ from: Math.min(ends.from, value), to: Math.max(ends.to, value) }), {
    from: first,
    to: first,
  })
}
