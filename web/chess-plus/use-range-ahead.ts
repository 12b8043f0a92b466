import { type RefObject, startTransition, useEffect, useState } from 'react'
import { useVisibleRange } from '#web/ui/use-visible-range.ts'
import type { Strip, VisibleRange } from '#web/ui/visible-range.ts'
import { rangeAround, rangeToDraw, stepTowards } from './range-ahead.ts'

/**
 * Follows which pieces of a strip are to be drawn: those in sight in the frame in which they come into sight, the overscan
 * around them a piece a frame, so that no frame has much to do.
 */
export function useRangeAhead(
  scroller: RefObject<HTMLElement | null>,
  axis: 'block' | 'inline',
  strip: Strip,
): VisibleRange {
  const seen = useVisibleRange(scroller, axis, { ...strip, overscan: 0 })
  const [ahead, setAhead] = useState(seen)
  const drawn = rangeToDraw(seen, ahead)
  const next = stepTowards(drawn, rangeAround(seen, strip.overscan, strip.count))
  useEffect(() => {
    if (next === drawn) return
    const frame = requestAnimationFrame(() => startTransition(() => setAhead(next)))
    return () => cancelAnimationFrame(frame)
  })
  return drawn
}
