import type { Chess, Estate, FreeTotals } from '#domain/chess/chess.ts'
import { totalsOfInstances } from '#domain/chess/free-totals.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import type { HouseType } from '#domain/project/descriptions.ts'

/** The ends of what is counted or measured. */
export interface Ends {
  readonly from: number
  readonly to: number
}

/** What a buyer asks first of the units of one kind. */
export interface MainUnits extends Pick<FreeTotals, 'free_count' | 'min_price'> {
  readonly type: LayoutType
  readonly area: Ends
}

/** What people come for: a parking space says nothing about the price of homes. */
const MAIN_FIRST: readonly LayoutType[] = ['living', 'house', 'commerce', 'parking', 'storage']

/** The units that a project is about, free or not; null where it has none at all. */
export function mainUnitsOf({ instances }: Pick<Chess, 'instances'>): MainUnits | null {
  const type = MAIN_FIRST.find((one) => instances.some(({ layout }) => layout.type === one))
  const units = instances.filter(({ layout }) => layout.type === type)
  const area = endsOf(units.map(({ layout }) => layout.area_total))
  if (!type || !area) return null
  const { free_count, min_price } = totalsOfInstances(units)
  return { type, area, free_count, min_price }
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
