import { type Failures, relaxations } from '#domain/filter/evaluate.ts'
import type { Criterion } from '#domain/filter/filter.ts'

/** A criterion that can be dropped, and how many units that would show. */
export interface WayOut {
  readonly criterion: Criterion
  readonly count: number
}

/** More would be a list to read instead of a way out. */
const MOST = 3

/** The nearest ways out of an empty list: the most units first, but what is not for sale last. */
export function waysOut(failures: Failures): readonly WayOut[] {
  const ways = relaxations(failures)
  const isLock = ({ criterion }: WayOut) => criterion === 'only_free'
  return [...ways.filter((way) => !isLock(way)), ...ways.filter(isLock)].slice(0, MOST)
}
