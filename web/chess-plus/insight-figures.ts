import type { Instance, LabelTotal } from '#domain/chess/chess.ts'
import { totalsOfInstances } from '#domain/chess/free-totals.ts'
import type { Criterion } from '#domain/filter/filter.ts'
import { bitOf, type Failures } from '#domain/filter/match-units.ts'
import { HEAT_STEPS } from '#domain/heat/heat-scale.ts'
import { percentile } from '#domain/heat/percentile.ts'
import { type Survey, stepIn, valueIn } from './survey.ts'

/** The filter criterion of each mode; there is none for the price per m². */
export const CRITERION_OF = {
  rooms: 'rooms',
  area: 'area',
  price: 'price',
  price_m2: null,
} as const satisfies Record<Survey['mode'], Criterion | null>

/** The units on the scale, the lowest first. Typed arrays, because every change of the filter loops over all of them. */
interface Ranking {
  readonly instances: readonly Instance[]
  /** `Instance.row` of each. */
  readonly rows: Uint32Array
  readonly values: Float64Array
  readonly steps: Uint8Array
}

/** Ranks the units of a survey. Done once per survey, since the filter changes far more often. */
export function rank(survey: Survey): Ranking {
  const valued: { readonly instance: Instance; readonly value: number }[] = []
  for (const instance of survey.instances) {
    const value = stepIn(survey, instance) === null ? null : valueIn(survey.mode, instance)
    if (value !== null) valued.push({ instance, value })
  }
  const instances = valued.sort((a, b) => a.value - b.value).map(({ instance }) => instance)
  return {
    instances,
    rows: Uint32Array.from(instances, ({ row }) => row),
    values: Float64Array.from(valued, ({ value }) => value),
    steps: Uint8Array.from(instances, (instance) => stepIn(survey, instance) ?? 0),
  }
}

/** The number of units by step under all criteria but the mode's own, which a click would change. */
export function countSteps({ rows, steps }: Ranking, mode: Survey['mode'], failures: Failures): readonly number[] {
  const counts = new Array<number>(HEAT_STEPS + 1).fill(0)
  const others = ~ownBit(mode)
  for (let place = 0; place < rows.length; place++) {
    const failed = failures[rows[place] as number] as number
    if ((failed & others) === 0) (counts[steps[place] as number] as number)++
  }
  return counts
}

/** Free units by room label under all criteria but rooms; surveyed types only. */
export function roomTotals({ instances, types }: Survey, failures: Failures): readonly LabelTotal[] {
  const others = ~ownBit('rooms')
  const isMeant = ({ row, layout }: Instance) => types.includes(layout.type) && ((failures[row] ?? 0) & others) === 0
  return totalsOfInstances(instances.filter(isMeant)).free_by_label
}

/** How the matching units are spread over the scale. */
export interface Spread {
  readonly count: number
  /** Null if nothing matches. */
  readonly lowest: number | null
  readonly median: number | null
  /** The four cheapest units, or the four largest. */
  readonly best: readonly { readonly instance: Instance; readonly value: number }[]
}

const BEST = 4

/** Computes the spread of the matching units. */
export function spreadOf(ranking: Ranking, mode: Survey['mode'], failures: Failures): Spread {
  const places = ranking.rows.map((_, place) => place).filter((place) => failures[ranking.rows[place] as number] === 0)
  const values = Float64Array.from(places, (place) => ranking.values[place] as number)
  const best = mode === 'area' ? places.slice(-BEST).reverse() : places.slice(0, BEST)
  return {
    count: places.length,
    lowest: values[0] ?? null,
    median: places.length === 0 ? null : percentile(values, 0.5),
    best: Array.from(best, (place) => ({
      instance: ranking.instances[place] as Instance,
      value: ranking.values[place] as number,
    })),
  }
}

function ownBit(mode: Survey['mode']): number {
  const criterion = CRITERION_OF[mode]
  return criterion ? bitOf(criterion) : 0
}
