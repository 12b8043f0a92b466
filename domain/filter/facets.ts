import type { Instance } from '#domain/chess/chess.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { bitOf, type Failures } from './evaluate.ts'
import type { Criterion } from './filter.ts'
import type { InstanceIndex } from './instance-index.ts'

/** How many units each value of a criterion would show, given all the other criteria. */
export interface Facets {
  readonly types: ReadonlyMap<LayoutType, number>
  readonly rooms: ReadonlyMap<string, number>
  readonly estates: ReadonlyMap<number, number>
  readonly tags: ReadonlyMap<number, number>
  readonly promotions: ReadonlyMap<number, number>
}

/** Counts beside the values of the filter: a value's own criterion does not hold it back, the others do. */
export function countFacets({ instances }: InstanceIndex, failures: Failures): Facets {
  const facets = {
    types: new Map<LayoutType, number>(),
    rooms: new Map<string, number>(),
    estates: new Map<number, number>(),
    tags: new Map<number, number>(),
    promotions: new Map<number, number>(),
  }
  instances.forEach((instance, row) => {
    const failed = failures[row] ?? 0
    if (failsOnly(failed, 'types')) add(facets.types, instance.layout.type)
    if (failsOnly(failed, 'rooms')) add(facets.rooms, instance.layout.label)
    if (failsOnly(failed, 'estates')) add(facets.estates, instance.estate.id)
    if (failsOnly(failed, 'promotions')) addEach(facets.promotions, instance.promoactions)
    // Tags narrow one another: a further tag applies to what is already shown.
    if (failed === 0) addEach(facets.tags, instance.tags)
  })
  return facets
}

function failsOnly(failed: number, criterion: Criterion): boolean {
  return (failed & ~bitOf(criterion)) === 0
}

function addEach(counts: Map<number, number>, items: Instance['tags'] | Instance['promoactions']): void {
  for (const { id } of items) add(counts, id)
}

function add<T>(counts: Map<T, number>, value: T): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}
