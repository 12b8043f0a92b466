import { percentile } from './percentile.ts'

/** How many colours a heat map has. */
export const HEAT_STEPS = 7

// Used if all values are equal.
const MIDDLE_STEP = 4

/** The percentiles that the scale spans. Otherwise a single penthouse or basement would flatten the map. */
const ENDS = { low: 0.04, high: 0.96 } as const

/** Seven equal steps. The first and the last are open. See "Chess Plus heat map" in docs/rules.md. */
export interface HeatScale {
  /** Where the scale begins and ends, in round figures. */
  readonly low: number
  readonly high: number
  /** The limits between the steps, ascending; none if all values are equal. */
  readonly edges: readonly number[]
}

/** The scale of values in ascending order; null if there are none. */
export function heatScale(sorted: ArrayLike<number>): HeatScale | null {
  if (sorted.length === 0) return null
  const [low, high] = endsOf(sorted)
  if (low === high) return { low, high, edges: [] }
  const step = (high - low) / HEAT_STEPS
  const unit = roundingOf(step)
  const round = (value: number) => Math.round(value / unit)
  const width = Math.max(1, round(step))
  // Centred, so that rounding widens both ends alike.
  const first = round((low + high) / 2 - (width * unit * HEAT_STEPS) / 2)
  const at = (index: number) => withoutNoise((first + width * index) * unit)
  const edges = Array.from({ length: HEAT_STEPS - 1 }, (_, index) => at(index + 1))
  return { low: at(0), high: at(HEAT_STEPS), edges }
}

/** The step of a value, from 1 to 7; a value on an edge belongs to the step above it. */
export function heatStep({ edges }: HeatScale, value: number): number {
  if (edges.length === 0) return MIDDLE_STEP
  let step = 1
  for (const edge of edges) if (value >= edge) step++
  return step
}

function endsOf(sorted: ArrayLike<number>): readonly [low: number, high: number] {
  const ends = [percentile(sorted, ENDS.low), percentile(sorted, ENDS.high)] as const
  // If nearly all values are equal, the scale spans all of them, so that the few others stand out.
  return ends[0] < ends[1] ? ends : [percentile(sorted, 0), percentile(sorted, 1)]
}

/**
 * The unit that edges are rounded to: 50, which suits prices per m² in euro. For wider steps (roubles, whole prices) or
 * narrower ones (areas, dollars per ft²) it is 1, 2 or 5 times a power of ten and at most a fifth of a step. Steps then
 * stay distinct, and rounding changes their width by a tenth at most.
 */
function roundingOf(step: number): number {
  const fifth = roundBelow(step / 5)
  if (step >= 100) return Math.max(fifth, 50)
  // Amounts have at most two decimals.
  return Math.max(fifth, 0.01)
}

/** The largest of 1, 2, 5, 10, 20 … (and 0.5, 0.2, 0.1 …) that does not exceed a value. */
function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const lead = value / power
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power
}

/** Removes rounding noise: 7 × 0.2 is 1.4000000000000001 in floating point. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(12))
}
