import type { Range } from './filter.ts'
import type { Bounds } from './filter-ranges.ts'

/** Both ends of a range as numbers, for a slider. */
export type Ends = readonly [from: number, to: number]

/** The ends of a range within bounds; an open end is at its bound. */
export function endsOf(range: Range | null, { min, max }: Bounds): Ends {
  const from = Math.min(Math.max(range?.from ?? min, min), max)
  return [from, Math.max(Math.min(range?.to ?? max, max), from)]
}

/** The range between two ends, in either order. An end at or beyond its bound sets no limit. */
export function rangeOf([a, b]: Ends, { min, max }: Bounds): Range | null {
  const from = Math.min(a, b) <= min ? null : Math.min(a, b, max)
  const to = Math.max(a, b) >= max ? null : Math.max(a, b, min)
  return from === null && to === null ? null : { from, to }
}

/** The range with a new value for one end; null removes that limit. */
export function withEnd(range: Range | null, end: 'from' | 'to', value: number | null, bounds: Bounds): Range | null {
  const [from, to] = endsOf(range, bounds)
  return end === 'from' ? rangeOf([value ?? bounds.min, to], bounds) : rangeOf([from, value ?? bounds.max], bounds)
}

/** The step of a slider: at most 200 steps, since a thumb can't be moved more finely. 1, 2 or 5 times a power of ten. */
export function stepOf({ min, max }: Bounds): number {
  const wanted = (max - min) / 200
  if (wanted <= 1) return 1
  const place = 10 ** Math.floor(Math.log10(wanted))
  return ([1, 2, 5].find((times) => times * place >= wanted) ?? 10) * place
}
