import { type RefObject, useLayoutEffect, useState } from 'react'
import { areaAround, areaToDraw, rangeAround, stepTowards } from './area-ahead.ts'
import { useVisibleArea } from './use-visible-area.ts'
import type { Strip, VisibleArea, VisibleRange } from './visible-range.ts'

/** Which pieces are in sight, and which are drawn. */
export interface AreaAhead {
  readonly seen: VisibleArea
  readonly drawn: VisibleArea
}

/**
 * Follows which pieces along either axis are to be drawn: those in sight in the frame in which they come into sight, the
 * overscan around them a piece a frame, so that no frame has much to do.
 */
export function useAreaAhead(scroller: RefObject<HTMLElement | null>, block: Strip, inline: Strip): AreaAhead {
  const seen = useVisibleArea(scroller, { ...block, overscan: 0 }, { ...inline, overscan: 0 })
  return { seen, drawn: useAhead(seen, areaAround(seen, block, inline), 1) }
}

// Two cards of a unit are as much as a frame has time for.
const ITEMS_A_FRAME = 2

const NO_STRIP: Strip = { size: 1, count: 0, overscan: 0 }

/** Follows which items are to be drawn of so many, which stand side by side in rows: the overscan is drawn few at a time. */
export function useItemsAhead(
  scroller: RefObject<HTMLElement | null>,
  rows: Strip,
  columns: number,
  count: number,
): VisibleRange {
  const { block, inline } = useVisibleArea(scroller, { ...rows, overscan: 0 }, NO_STRIP)
  const seen = { from: block.from * columns, to: Math.min(block.to * columns, count) }
  const around = rangeAround(seen, rows.overscan * columns, count)
  return useAhead({ block: seen, inline }, { block: around, inline }, ITEMS_A_FRAME).block
}

/** What is drawn of what is seen and what is around it: that comes nearer by a step a frame. */
function useAhead(seen: VisibleArea, around: VisibleArea, step: number): VisibleArea {
  const [ahead, setAhead] = useState(seen)
  const drawn = areaToDraw(seen, ahead, around)
  const next = stepTowards(drawn, around, step)
  // Before the next frame begins, or every second one would draw nothing. It is drawn after the frame, in one piece: as a
  // transition it would be thrown away by every scroll that comes in between, and begin anew.
  useLayoutEffect(() => {
    if (next === drawn) return
    const frame = requestAnimationFrame(() => setAhead(next))
    return () => cancelAnimationFrame(frame)
  })
  return drawn
}
