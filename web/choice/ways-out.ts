import { type Failures, relaxations } from '#domain/filter/evaluate.ts'
import { activeCriteria, type Criterion, EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'

/** A criterion that can be dropped, and how many units that would show. */
export interface WayOut {
  readonly criterion: Criterion
  readonly count: number
}

/** More would be a list to read instead of a way out. */
const MOST = 3

/** The nearest ways out of an empty list: the most units first, but what is not for sale last. Only what is set can be dropped. */
export function waysOut(failures: Failures, filter: Filter): readonly WayOut[] {
  const set = activeCriteria(filter)
  const ways = relaxations(failures).filter(({ criterion }) => set.includes(criterion))
  const isLock = ({ criterion }: WayOut) => criterion === 'only_free'
  return [...ways.filter((way) => !isLock(way)), ...ways.filter(isLock)].slice(0, MOST)
}

/** The change that drops a criterion. Without any type the filter would ask for the leading kind, so all of them are named. */
export function dropping(criterion: Criterion): Partial<Filter> {
  return { [criterion]: criterion === 'types' ? LAYOUT_TYPES : EMPTY_FILTER[criterion] }
}
