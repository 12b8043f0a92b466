import { isFree } from '#domain/chess/availability.ts'
import type { Estate, Instance } from '#domain/chess/chess.ts'
import type { Bounds } from '#domain/filter/filter-ranges.ts'
import type { Layout } from '#domain/layout/layout.ts'

/** The units of one layout: where they are, how many are free, and the lowest price of the free ones. */
export interface LayoutGroup {
  readonly layout: Layout
  /** In the given order. */
  readonly instances: readonly Instance[]
  readonly free_count: number
  /** The lowest price of a free unit; null if none has a price. */
  readonly min_price: number | null
  readonly storeys: Bounds
  /** The smallest and the largest: units may have areas of their own. */
  readonly area: Bounds
  readonly estates: readonly Estate[]
}

/** Groups units by layout. A group takes the place of its first unit, so groups follow the sort order. */
export function groupByLayout(instances: readonly Instance[]): readonly LayoutGroup[] {
  const groups = new Map<number, FillingGroup>()
  for (const instance of instances) {
    const group = groups.get(instance.layout.id)
    if (group) add(group, instance)
    else groups.set(instance.layout.id, groupOf(instance))
  }
  return Array.from(groups.values(), ({ estates, ...group }) => ({ ...group, estates: [...estates] }))
}

interface FillingGroup extends Omit<LayoutGroup, 'estates'> {
  readonly instances: Instance[]
  readonly estates: Set<Estate>
  free_count: number
  min_price: number | null
  storeys: { min: number; max: number }
  area: { min: number; max: number }
}

function groupOf(instance: Instance): FillingGroup {
  const { number } = instance.storey
  const { area_total } = instance.layout
  const group: FillingGroup = {
    layout: instance.layout,
    instances: [],
    free_count: 0,
    min_price: null,
    storeys: { min: number, max: number },
    area: { min: area_total, max: area_total },
    estates: new Set(),
  }
  add(group, instance)
  return group
}

function add(group: FillingGroup, instance: Instance): void {
  const { storey, estate, price, layout } = instance
  group.instances.push(instance)
  group.estates.add(estate)
  group.storeys.min = Math.min(group.storeys.min, storey.number)
  group.storeys.max = Math.max(group.storeys.max, storey.number)
  group.area.min = Math.min(group.area.min, layout.area_total)
  group.area.max = Math.max(group.area.max, layout.area_total)
  if (!isFree(instance)) return
  group.free_count++
  if (price !== null) group.min_price = Math.min(group.min_price ?? price, price)
}
