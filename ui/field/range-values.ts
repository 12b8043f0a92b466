/** A range of numbers. */
export type Range = readonly [from: number, to: number]

/** The end of a range that is moved. */
export type RangeEnd = 'from' | 'to'

/** The limits of a range and its step. */
export interface RangeBounds {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The bounds widened to whole steps: a native slider cannot reach an end that is not on one. */
export function alignBounds({ min, max, step }: RangeBounds): RangeBounds {
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step }
}

/** The range after one end has moved. The ends may meet but not pass each other, and stay within the bounds. */
export function moveEnd([from, to]: Range, end: RangeEnd, value: number, { min, max }: RangeBounds): Range {
  const kept = Math.min(Math.max(value, min), max)
  return end === 'from' ? [Math.min(kept, to), to] : [from, Math.max(kept, from)]
}

/** The position of a value between the bounds, 0 to 1. */
export function shareOf(value: number, { min, max }: RangeBounds): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0
}

/** The nearest step at a position between the bounds. */
export function valueAtShare(share: number, { min, max, step }: RangeBounds): number {
  return Math.min(max, min + Math.round((share * (max - min)) / step) * step)
}

/** The end to move on a click on the line: the nearer one or, if they meet, the one that can move there. */
export function endNearest([from, to]: Range, value: number): RangeEnd {
  const toFrom = Math.abs(value - from)
  const toTo = Math.abs(value - to)
  if (toFrom === toTo) return value < from ? 'from' : 'to'
  return toFrom < toTo ? 'from' : 'to'
}

/** Whether a bar of a histogram (the nth of `count` equal ones) overlaps the range. */
export function isBarWithin(index: number, count: number, range: Range, bounds: RangeBounds): boolean {
  return (index + 1) / count > shareOf(range[0], bounds) && index / count < shareOf(range[1], bounds)
}
