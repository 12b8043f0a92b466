import type { Bounds } from './filter-ranges.ts'
import type { InstanceIndex } from './instance-index.ts'
import { bitOf, type Failures } from './match-units.ts'

/** The criteria that are ranges of numbers, each with a column of the same name. */
export type RangeCriterion = 'area' | 'price' | 'storey'

/**
 * Counts free units in equal steps between the bounds. Applies every criterion but the range's own, so that the bars do
 * not vanish while the visitor moves its thumbs.
 */
export function histogram(
  index: InstanceIndex,
  failures: Failures,
  criterion: RangeCriterion,
  { min, max }: Bounds,
  steps: number,
): readonly number[] {
  const counts: number[] = new Array(steps).fill(0)
  const others = ~bitOf(criterion)
  const perStep = (max - min) / steps || 1
  index[criterion].forEach((value, row) => {
    const isCounted = index.free[row] === 1 && ((failures[row] as number) & others) === 0
    // Written this way so that NaN (no price) stays out.
    if (!isCounted || !(value >= min && value <= max)) return
    // The upper bound itself belongs to the last step.
    const step = Math.min(Math.floor((value - min) / perStep), steps - 1)
    counts[step] = (counts[step] ?? 0) + 1
  })
  return counts
}
