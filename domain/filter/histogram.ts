import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'
import type { InstanceIndex } from './instance-index.ts'
import { bitOf, type Failures } from './match-units.ts'
import { positionOn, type Scale, scaleOf } from './scale.ts'

/** The criteria that are ranges of numbers, each with a column of the same name. */
export type RangeCriterion = 'area' | 'price' | 'storey'

/** How many bars stand on a step of a scale. */
export const BARS_PER_STEP = 4

/**
 * The scale of a range: that of the available units of the types, so that parking does not stretch the scale of homes. If
 * none is available, that of all units; then there is no scale of prices.
 */
export function scaleOfUnits(
  { free, type, ...columns }: InstanceIndex,
  criterion: RangeCriterion,
  types: readonly LayoutType[],
): Scale | null {
  const isMeant = LAYOUT_TYPES.map((one) => types.includes(one))
  const ofTypes = columns[criterion].filter((value, row) => isMeant[type[row] as number] && !Number.isNaN(value))
  const available = columns[criterion].filter(
    (value, row) => isMeant[type[row] as number] && free[row] === 1 && !Number.isNaN(value),
  )
  const rounds = criterion !== 'storey'
  return scaleOf(available, rounds) ?? scaleOf(ofTypes, rounds)
}

/**
 * Counts available units along a scale: a bar for each stop if each value is one, else several bars a step. Applies every
 * criterion but the range's own, so that the bars do not vanish while the visitor moves its thumbs.
 */
export function histogram(
  index: InstanceIndex,
  failures: Failures,
  criterion: RangeCriterion,
  scale: Scale,
): readonly number[] {
  const { stops, isEach } = scale
  const counts: number[] = new Array(isEach ? stops.length : (stops.length - 1) * BARS_PER_STEP).fill(0)
  const others = ~bitOf(criterion)
  index[criterion].forEach((value, row) => {
    if (index.free[row] !== 1 || ((failures[row] as number) & others) !== 0 || Number.isNaN(value)) return
    const position = positionOn(scale, value)
    const bar = isEach ? Math.round(position) : Math.min(Math.floor(position * BARS_PER_STEP), counts.length - 1)
    counts[bar] = (counts[bar] ?? 0) + 1
  })
  return counts
}
