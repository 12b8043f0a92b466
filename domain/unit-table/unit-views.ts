import { compareNumbers } from '#domain/chess/compare-numbers.ts'
import { type Count, count, groupUnits as groupBy } from '#domain/chess/count.ts'
import { isFreeStatus } from '#domain/status/status.ts'
import type { UnitBook, UnitFacts } from './unit-facts.ts'

/** The views that every project has. */
export const UNIT_VIEWS = ['all', 'available', 'held', 'ends_today', 'without_price', 'changed'] as const
/** A view of the units. */
export type UnitView = (typeof UNIT_VIEWS)[number]

/** What the units can be grouped by. */
export const UNIT_GROUPS = ['storey', 'section', 'estate', 'layout', 'status', 'none'] as const
/** What the units are grouped by. */
export type UnitGroup = (typeof UNIT_GROUPS)[number]

/** What views compare with: now, and the end of today in the project's time zone. */
export interface Today {
  readonly now: Date
  readonly end: Date
  readonly timeZone: string
}

/** Whether a view has a unit. */
export function isInView(
  unit: UnitFacts,
  view: UnitView,
  { changed }: Pick<UnitBook, 'changed'>,
  today: Today,
): boolean {
  switch (view) {
    case 'all':
      return true
    case 'available':
      return unit.effective !== null && isFreeStatus(unit.effective)
    case 'held':
      return unit.hold !== null
    case 'ends_today':
      return unit.hold !== null && new Date(unit.hold.until) <= today.end
    case 'without_price':
      return unit.price === null
    case 'changed':
      return changed.has(unit.id) || unit.isNew
  }
}

/** A part of the list under one heading. */
export interface UnitPart {
  readonly id: string
  readonly units: readonly UnitFacts[]
}

/** The units in parts, in the order of the list. Without grouping there is one part. */
export function groupUnits(units: readonly UnitFacts[], group: UnitGroup): readonly UnitPart[] {
  const list = Array.from(
    groupBy(units, (unit) => keyOf(unit, group)),
    ([id, members]) => ({ id, units: members }),
  )
  return group === 'layout' ? list.toSorted((a, b) => compareNumbers(a.id, b.id)) : list
}

function keyOf({ estate, section, storey, layout, status, effective }: UnitFacts, group: UnitGroup): string {
  switch (group) {
    case 'estate':
      return estate.id
    case 'section':
      return section.id
    case 'storey':
      return storey.id
    case 'layout':
      return layout?.id ?? ''
    case 'status':
      return (effective ?? status)?.id ?? ''
    case 'none':
      return ''
  }
}

/** Counts units as visitors read it: how many are available, and from which price. */
export function countUnits(units: readonly UnitFacts[]): Count {
  return count(
    units.flatMap(({ effective, promotedPrice }) => (effective ? { status: effective, price: promotedPrice } : [])),
  )
}

/** The sums of selected figures. Null without any figure. */
export function figuresOf(values: readonly number[]): {
  readonly sum: number
  readonly average: number
  readonly min: number
  readonly max: number
} | null {
  if (values.length === 0) return null
  let [sum, min, max] = [0, Infinity, -Infinity]
  for (const value of values) {
    sum += value
    min = Math.min(min, value)
    max = Math.max(max, value)
  }
  return { sum, average: sum / values.length, min, max }
}
