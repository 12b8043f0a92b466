import type { Chess, Estate, FreeTotals } from '#domain/chess/chess.ts'
import { totalsOfInstances } from '#domain/chess/free-totals.ts'
import { type Kind, kindOf } from '#domain/kind/kind.ts'
import { leadingKind } from '#domain/kind/leading-kind.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import type { HouseType } from '#domain/project/descriptions.ts'

/** The ends of what is counted or measured. */
export interface Ends {
  readonly from: number
  readonly to: number
}

/** What a buyer asks first of the units of one kind. */
export interface MainUnits extends Pick<FreeTotals, 'free_count' | 'min_price'> {
  /** Their kind; in a project of one layout type, that type. */
  readonly subject: Kind | LayoutType
  readonly area: Ends
}

/** The units of the leading kind, free or not: what a project is about. Null where it has no units. */
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

/** How many storeys an estate has above the ground. */
export function storeyCountOf({ sections }: Pick<Estate, 'sections'>): number {
  return Math.max(0, ...sections.map(({ storeys }) => storeys.filter(({ number }) => number >= 0).length))
}

/** How many of its sections stand above the ground: a garage below all of them is none. */
export function sectionCountOf({ sections }: Pick<Estate, 'sections'>): number {
  return sections.filter(({ storeys }) => storeys.some(({ number }) => number >= 0)).length
}

/** How many storeys the lowest and the highest estate have; null for houses, which are one unit whatever their height. */
export function storeyEndsOf(estates: readonly Pick<Estate, 'sections'>[]): Ends | null {
  const ends = endsOf(estates.map(storeyCountOf).filter((count) => count > 0))
  return ends && ends.to > 1 ? ends : null
}

/** What the estates are made of, each once. */
export function houseTypesOf(estates: readonly Pick<Estate, 'house_type'>[]): readonly HouseType[] {
  return [...new Set(estates.flatMap(({ house_type }) => house_type ?? []))]
}

function endsOf(values: readonly number[]): Ends | null {
  const [first] = values
  if (first === undefined) return null
  // Not spread into arguments: there may be more units than a call takes.
  return values.reduce((ends, value) => ({ from: Math.min(ends.from, value), to: Math.max(ends.to, value) }), {
    from: first,
    to: first,
  })
}
