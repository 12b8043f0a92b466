import { percentile } from './percentile.ts'

/** How many colours a heat map has. */
export const HEAT_STEPS = 7

// What is neither high nor low.
const MIDDLE_STEP = 4

/** The ends of the scale: beyond them one penthouse or one basement would flatten the map. */
const ENDS = { low: 0.04, high: 0.96 } as const

/** Seven equal steps, the first and the last of them open. */
export interface HeatScale {
  /** Where the ramp begins and ends, in round figures. */
  readonly low: number
  readonly high: number
  /** Between the steps, upwards; none where all values are alike. */
  readonly edges: readonly number[]
}

/** The scale of values that are sorted upwards; null where there are none. */
export function heatScale(sorted: ArrayLike<number>): HeatScale | null {
  if (sorted.length === 0) return null
  const [low, high] = endsOf(sorted)
  if (low === high) return { low, high, edges: [] }
  const step = (high - low) / HEAT_STEPS
  const unit = roundingOf(step)
  const round = (value: number) => Math.round(value / unit)
  const width = Math.max(1, round(step))
  // Around the middle, so that what rounding adds is added at both ends.
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
  // Where nearly all cost the same, the few others are what there is to see.
  return ends[0] < ends[1] ? ends : [percentile(sorted, 0), percentile(sorted, 1)]
}

/**
 * What edges are rounded to: 50, which suits prices per m² in euro. Where steps are wider (roubles, whole prices) or
 * narrower (areas, dollars per sq ft) it is 1, 2 or 5 with zeros and at most a fifth of a step: then steps stay
 * distinct, and rounding makes them wider or narrower by a tenth at most.
 */
function roundingOf(step: number): number {
  const fifth = roundBelow(step / 5)
  if (step >= 100) return Math.max(fifth, 50)
  // No currency has less than a hundredth.
  return Math.max(fifth, 0.01)
}

/** The largest of 1, 2, 5, 10, 20 … (and 0.5, 0.2, 0.1 …) that is not above a value. */
function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const lead = value / power
  return (lead >= 5 ? 5 : lead >= 2 ? 2 : 1) * power
}

/** 7 × 0.2 is 1.4000000000000001 to a computer. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(12))
}
