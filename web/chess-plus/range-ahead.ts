import type { VisibleRange } from '#web/ui/visible-range.ts'

/** A range with so many pieces more on either side, as far as there are any. */
export function rangeAround({ from, to }: VisibleRange, more: number, count: number): VisibleRange {
  return { from: Math.max(from - more, 0), to: Math.min(to + more, count) }
}

/** What is drawn: the range drawn ahead as long as all that is seen is in it; after a leap, only what is seen. */
export function rangeToDraw(seen: VisibleRange, ahead: VisibleRange): VisibleRange {
  return ahead.from <= seen.from && seen.to <= ahead.to ? ahead : seen
}

/** A range with each end nearer to another by one piece; the same one if it is there. */
export function stepTowards(range: VisibleRange, goal: VisibleRange): VisibleRange {
  const from = range.from + Math.sign(goal.from - range.from)
  const to = range.to + Math.sign(goal.to - range.to)
  return from === range.from && to === range.to ? range : { from, to }
}
