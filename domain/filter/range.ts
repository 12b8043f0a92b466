import type { Range } from './filter.ts'
import type { Bounds } from './filter-ranges.ts'

/** Both ends of a range as numbers, for a slider. */
export type Ends = readonly [from: number, to: number]

/** The ends of a range within bounds; an open end stands at its bound. */
export function endsOf(range: Range | null, { min, max }: Bounds): Ends {
  const from = Math.min(Math.max(range?.from ?? min, min), max)
  return [from, Math.max(Math.min(range?.to ?? max, max), from)]
}

/** The range between two ends, whichever is the larger. An end at its bound, or beyond, sets no limit. */
export function rangeOf([a, b]: Ends, { min, max }: Bounds): Range | null {
  const from = Math.min(a, b) <= min ? null : Math.min(a, b, max)
  const to = Math.max(a, b) >= max ? null : Math.max(a, b, min)
  return from === null && to === null ? null : { from, to }
}

/** The range after one end was told; null takes that limit away. */
export function withEnd(range: Range | null, end: 'from' | 'to', value: number | null, bounds: Bounds): Range | null {
  const [from, to] = endsOf(range, bounds)
  return end === 'from' ? rangeOf([value ?? bounds.min, to], bounds) : rangeOf([from, value ?? bounds.max], bounds)
}

/** Some 200 steps are as fine as a thumb can be moved; each is 1, 2 or 5 of its decimal place, and never below 1. */
export function stepOf({ min, max }: Bounds): number {
  const wanted = (max - min) / 200
  if (wanted <= 1) return 1
  const place = 10 ** Math.floor(Math.log10(wanted))
  return ([1, 2, 5].find((times) => times * place >= wanted) ?? 10) * place
}
