import type { Criterion } from './filter.ts'
import type { InstanceIndex } from './instance-index.ts'
import { bitOf, type Failures } from './match-units.ts'

/** How many available units each room label would find, given all the other criteria. */
export function countRooms(index: InstanceIndex, failures: Failures): ReadonlyMap<string, number> {
  return countValues(index, index.label, index.labels, failures, 'rooms')
}

/** How many available units each value of a column would find. Ignores the column's own criterion, applies the others. */
export function countValues<Value>(
  { free }: InstanceIndex,
  column: Uint8Array | Uint16Array,
  values: readonly Value[],
  failures: Failures,
  criterion: Criterion,
): ReadonlyMap<Value, number> {
  const others = ~bitOf(criterion)
  const counts = new Uint32Array(values.length)
  for (let row = 0; row < failures.length; row++) {
    if (free[row] === 1 && ((failures[row] as number) & others) === 0) (counts[column[row] as number] as number)++
  }
  return new Map(values.map((value, at) => [value, counts[at] as number] as const).filter(([, count]) => count > 0))
}
