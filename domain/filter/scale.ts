import type { Range } from './filter.ts'

/** The end of a range. */
type RangeEnd = keyof Range

/** The track of a range slider. Its stops are evenly spaced, and there are as many values to choose between any two of them. */
export interface Scale {
  /** Rising; at least two. The first and the last set no limit. */
  readonly stops: readonly number[]
  /** The last step has no upper end: the few values in it are far beyond the others. */
  readonly isOpen: boolean
  /** There are so few values that each is a stop. */
  readonly isEach: boolean
  readonly least: number
  readonly most: number
}

/** More would be closer than 44 px on a phone 360 px wide. */
export const MOST_STOPS = 7

/** A step is open if the largest value lies further beyond this share of the values … */
const BULK = 0.96
/** … than this share of their range. */
const OUTLYING = 0.25

/** How far rounding may move a stop, as a share of the gap to its neighbour. */
const SLACK = { first: 0.25, other: 0.4 } as const

/**
 * The scale of values: a stop is a quantile in round figures, so that one penthouse does not push all other homes into a
 * corner. Null if there is nothing to choose. `rounds` is false for values that are names, such as storeys.
 */
export function scaleOf(values: Iterable<number>, rounds = true): Scale | null {
  const sorted = Float64Array.from(values).sort()
  const own = [...new Set(sorted)]
  const [least, most] = [own[0], own.at(-1)]
  if (least === undefined || most === undefined || least === most) return null
  if (own.length <= MOST_STOPS) return { stops: own, isOpen: false, isEach: true, least, most }
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? most
  const bulk = sorted[Math.floor(BULK * (sorted.length - 1))] ?? most
  const isOpen = most > bulk + (bulk - least) * OUTLYING
  const steps = MOST_STOPS - (isOpen ? 2 : 1)
  const last = isOpen ? bulk : most
  const quantile = (step: number) => {
    if (step <= 0) return least
    return step >= steps ? last : at(((isOpen ? BULK : 1) * step) / steps)
  }
  const stops = [quantile(0)]
  for (let step = 0; step <= steps; step++) {
    const value = quantile(step)
    const gap = nearestGap(value, [quantile(step - 1), quantile(step + 1)], (last - least) / steps)
    const stop = rounds ? roundStop(value, gap, step === 0 ? 'down' : step === steps ? 'up' : 'near') : value
    if (step === 0) stops[0] = stop
    else if (stop > (stops.at(-1) ?? stop)) stops.push(stop)
  }
  return { stops: isOpen ? [...stops, most] : stops, isOpen, isEach: false, least, most }
}

/** Where a value stands: 0 at the first stop, 1 at the second, a fraction in between, as far as it lies between them. */
export function positionOn({ stops }: Scale, value: number): number {
  const next = stops.findIndex((stop) => value < stop)
  if (next === 0) return 0
  if (next < 0) return stops.length - 1
  const [from = value, to = value] = [stops[next - 1], stops[next]]
  return next - 1 + (value - from) / (to - from)
}

/** Where the two ends of a range stand; an end without a limit stands at its end of the scale. */
export function endsOn(scale: Scale, range: Range | null): readonly [from: number, to: number] {
  const last = scale.stops.length - 1
  const from = range?.from == null ? 0 : positionOn(scale, range.from)
  return [from, range?.to == null ? last : positionOn(scale, range.to)]
}

/**
 * The range after a thumb was moved to a stop. The other end stays as it is, exactly. The range itself if the thumb would
 * meet or pass the other.
 */
export function moveEnd(scale: Scale, range: Range | null, end: RangeEnd, stop: number): Range | null {
  const [from, to] = endsOn(scale, range)
  if (end === 'from' ? stop >= to : stop <= from) return range
  const isOuter = stop === (end === 'from' ? 0 : scale.stops.length - 1)
  return withEnd(range, end, isOuter ? null : (scale.stops[stop] ?? null))
}

/** The range with another value for one end; null removes that limit. Ends in the wrong order change places. */
export function withEnd(range: Range | null, end: RangeEnd, value: number | null): Range | null {
  const from = end === 'from' ? value : (range?.from ?? null)
  const to = end === 'to' ? value : (range?.to ?? null)
  if (from === null && to === null) return null
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

/** The smaller of the gaps to both neighbours; a neighbour at the same value has none. */
function nearestGap(value: number, neighbours: readonly number[], most: number): number {
  return Math.min(most, ...neighbours.map((neighbour) => Math.abs(neighbour - value)).filter((gap) => gap > 0))
}

/** The coarsest round figure that is close enough to a value: 1, 2, 2.5 or 5 times a power of ten. */
function roundStop(value: number, gap: number, towards: 'down' | 'near' | 'up'): number {
  if (value <= 0) return value
  const slack = gap * (towards === 'down' ? SLACK.first : SLACK.other)
  const round = { down: Math.floor, near: Math.round, up: Math.ceil }[towards]
  for (let power = Math.ceil(Math.log10(value)); power >= -1; power--) {
    for (const lead of [5, 2.5, 2, 1]) {
      const unit = lead * 10 ** power
      const rounded = withoutNoise(round(withoutNoise(value / unit)) * unit)
      if (rounded > 0 && Math.abs(rounded - value) <= slack) return rounded
    }
  }
  return value
}

/** Removes rounding noise: 3 × 0.1 is 0.30000000000000004 in floating point. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(12))
}
