import { activeCriteria, type Criterion, EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { type Failures, relaxations } from '#domain/filter/match-units.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'

/** A criterion that can be dropped, and how many units would then be shown. */
interface DroppableCriterion {
  readonly criterion: Criterion
  readonly count: number
}

/** More would be a list to read instead of quick help. */
const MOST = 3

/** The set criteria that can be dropped to fill an empty list: most units first, but "only free" always last. */
export function criteriaToDrop(failures: Failures, filter: Filter): readonly DroppableCriterion[] {
  const set = activeCriteria(filter)
  const ways = relaxations(failures).filter(({ criterion }) => set.includes(criterion))
  const isLock = ({ criterion }: DroppableCriterion) => criterion === 'only_free'
  return [...ways.filter((way) => !isLock(way)), ...ways.filter(isLock)].slice(0, MOST)
}

/** The change that drops a criterion. Without any type the filter falls back to the leading kind, so all types are set. */
export function withoutCriterion(criterion: Criterion): Partial<Filter> {
  return { [criterion]: criterion === 'types' ? LAYOUT_TYPES : EMPTY_FILTER[criterion] }
}
