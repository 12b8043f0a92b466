import { isFree } from '#domain/chess/availability.ts'
import type { Chess, Instance } from '#domain/chess/chess.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'

/**
 * The units of a chess as columns: a change of the filter then scans flat arrays instead of 20,000 objects.
 * Row n is `instances[n]`, in the default order. Built once per chess.
 */
export interface InstanceIndex {
  readonly instances: readonly Instance[]
  /** Position in LAYOUT_TYPES. */
  readonly type: Uint8Array
  /** Position in `labels`. */
  readonly label: Uint16Array
  /** Position in `estateIds`. */
  readonly estate: Uint16Array
  readonly area: Float64Array
  /** NaN if the unit is not free or has no positive price. */
  readonly price: Float64Array
  readonly storey: Float64Array
  readonly free: Uint8Array
  readonly labels: readonly string[]
  readonly estateIds: readonly number[]
  /** Ids of the layouts that units use. */
  readonly layoutIds: ReadonlySet<number>
}

/** Builds the columns of a chess. */
export function createIndex({ instances, estates }: Chess): InstanceIndex {
  const labels = [...new Set(instances.map(({ layout }) => layout.label))]
  const estateIds = estates.map(({ id }) => id)
  const index = emptyIndex(instances, labels, estateIds)
  const labelRow = positions(labels)
  const estateRow = positions(estateIds)
  for (const [row, instance] of instances.entries()) {
    const { layout, estate, storey, price } = instance
    const free = isFree(instance)
    index.type[row] = LAYOUT_TYPES.indexOf(layout.type)
    index.label[row] = labelRow.get(layout.label) ?? 0
    index.estate[row] = estateRow.get(estate.id) ?? 0
    index.area[row] = layout.area_total
    index.price[row] = free && price !== null ? price : Number.NaN
    index.storey[row] = storey.number
    index.free[row] = free ? 1 : 0
  }
  return index
}

function emptyIndex(
  instances: readonly Instance[],
  labels: readonly string[],
  estateIds: readonly number[],
): InstanceIndex {
  const { length } = instances
  return {
    instances,
    labels,
    estateIds,
    layoutIds: new Set(instances.map(({ layout }) => layout.id)),
    type: new Uint8Array(length),
    label: new Uint16Array(length),
    estate: new Uint16Array(length),
    area: new Float64Array(length),
    price: new Float64Array(length),
    storey: new Float64Array(length),
    free: new Uint8Array(length),
  }
}

function positions<T>(values: readonly T[]): ReadonlyMap<T, number> {
  return new Map(values.map((value, position) => [value, position]))
}
