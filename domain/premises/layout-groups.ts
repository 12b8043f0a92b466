import type { Estate, Instance } from '#domain/chess/chess.ts'
import { type Count, count, groupUnits } from '#domain/chess/count.ts'
import type { Bounds } from '#domain/filter/filter.ts'
import type { Layout } from '#domain/layout/layout.ts'

/** The units of one layout: where they are, how many are free, and the lowest price of the free ones. */
export interface LayoutGroup extends Count {
  readonly layout: Layout
  /** In the given order. */
  readonly instances: readonly Instance[]
  readonly storeys: Bounds
  /** The smallest and the largest: units may have areas of their own. */
  readonly area: Bounds
  readonly estates: readonly Estate[]
}

/** Groups units by layout. A group takes the place of its first unit, so groups follow the sort order. */
export function groupByLayout(instances: readonly Instance[]): readonly LayoutGroup[] {
  return Array.from(groupUnits(instances, ({ layout }) => layout.id).values(), groupOf)
}

function groupOf(instances: readonly [Instance, ...Instance[]]): LayoutGroup {
  const [first] = instances
  return {
    ...count(instances),
    layout: first.layout,
    instances,
    storeys: spanOf(instances.map(({ storey }) => storey.number)),
    area: spanOf(instances.map(({ layout }) => layout.area_total)),
    estates: [...new Set(instances.map(({ estate }) => estate))],
  }
}

function spanOf(values: readonly number[]): Bounds {
  return { min: Math.min(...values), max: Math.max(...values) }
}
