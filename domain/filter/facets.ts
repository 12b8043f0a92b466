import type { Instance } from '#domain/chess/chess.ts'
import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'
import { countRooms, countValues } from './count-values.ts'
import type { InstanceIndex } from './instance-index.ts'
import { bitOf, type Failures } from './match-units.ts'

/** How many available units each value of a criterion would find, given all the other criteria. */
export interface Facets {
  readonly types: ReadonlyMap<LayoutType, number>
  readonly rooms: ReadonlyMap<string, number>
  readonly estates: ReadonlyMap<number, number>
  readonly tags: ReadonlyMap<number, number>
  readonly promoactions: ReadonlyMap<number, number>
}

/** The counts beside the values of the filter. Each value ignores its own criterion and applies the others. */
export function countFacets(index: InstanceIndex, failures: Failures): Facets {
  return {
    types: countValues(index, index.type, LAYOUT_TYPES, failures, 'types'),
    rooms: countRooms(index, failures),
    estates: countValues(index, index.estate, index.estateIds, failures, 'estates'),
    // A unit needs all chosen tags, so another tag narrows the current result.
    tags: countEach(index, failures, 0, ({ tags }) => tags),
    promoactions: countEach(index, failures, bitOf('promoactions'), ({ promoactions }) => promoactions),
  }
}

function countEach(
  { instances, free }: InstanceIndex,
  failures: Failures,
  ownBit: number,
  itemsOf: (instance: Instance) => readonly { readonly id: number }[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  instances.forEach((instance, row) => {
    if (free[row] !== 1 || ((failures[row] as number) & ~ownBit) !== 0) return
    for (const { id } of itemsOf(instance)) counts.set(id, (counts.get(id) ?? 0) + 1)
  })
  return counts
}
