import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isDrawn } from '#ui/drawn/is-drawn.ts'
import { afterTask } from './after-task.ts'
import { areaAround, areaToDraw, areaWithin, rangeAround, stepTowards } from './area-ahead.ts'
import { type FollowedSight, followSight, type Sight } from './follow-sight.ts'
import { type Strip, type VisibleArea, type VisibleRange, visibleRange } from './visible-range.ts'

/** Follows which pieces along either axis are to be drawn: those in sight, and the overscan around them. */
export function useAreaAhead(scroller: RefObject<HTMLElement | null>, block: Strip, inline: Strip): VisibleArea {
  return useDrawnArea(scroller, {
    unmeasured: { block: unmeasured(block), inline: unmeasured(inline) },
    seenIn: ({ top, height, start, width }) => ({
      block: visibleRange(top, height, block),
      inline: visibleRange(start, width, inline),
    }),
    around: (seen) => areaAround(seen, block, inline),
    within: (area) => areaWithin(area, block.count, inline.count),
  })
}

const NONE: VisibleRange = { from: 0, to: 0 }

/** What the server draws, which cannot measure; in the browser nothing is drawn before it is. */
function unmeasured({ unmeasured: to = 0, count }: Strip): VisibleRange {
  return isDrawn() ? { from: 0, to: Math.min(to, count) } : NONE
}

/** Follows which items are to be drawn of so many, which stand side by side in rows. */
export function useItemsAhead(
  scroller: RefObject<HTMLElement | null>,
  rows: Strip,
  columns: number,
  count: number,
): VisibleRange {
  const { block } = useDrawnArea(scroller, {
    unmeasured: { block: unmeasured({ ...rows, count }), inline: NONE },
    seenIn: ({ top, height }) => {
      const { from, to } = visibleRange(top, height, rows)
      return { block: { from: from * columns, to: Math.min(to * columns, count) }, inline: NONE }
    },
    around: ({ block, inline }) => ({ block: rangeAround(block, rows.overscan * columns, count), inline }),
    within: (area) => areaWithin(area, count, 0),
  })
  return block
}

/** What there is to draw. */
interface Pieces {
  /** Before anything is measured. */
  readonly unmeasured: VisibleArea
  readonly seenIn: (sight: Sight) => VisibleArea
  /** What is seen with what is to be drawn ahead. */
  readonly around: (seen: VisibleArea) => VisibleArea
  /** No more than there is. */
  readonly within: (area: VisibleArea) => VisibleArea
}

/**
 * What is drawn: whatever comes into sight in the frame in which it does, what is around it between frames, little by little,
 * so that none has to wait for long. It renders only when that becomes another.
 */
function useDrawnArea(
  scroller: RefObject<HTMLElement | null>,
  { unmeasured, seenIn, around, within }: Pieces,
): VisibleArea {
  const [before, setDrawn] = useState(unmeasured)
  const drawn = within(before)
  const followed = useRef<FollowedSight | null>(null)
  useLayoutEffect(() => {
    const element = scroller.current
    // An element around this one is there only after the first effects.
    if (element) followed.current ??= followSight(element)
    let callOff = () => {}
    followed.current?.onSight((sight, isNews) => {
      callOff()
      const seen = seenIn(sight)
      const goal = around(seen)
      const needed = areaToDraw(seen, drawn, goal)
      const next = drawn === before ? stepTowards(drawn, goal) : drawn
      if (needed !== drawn) {
        // In this frame, or it would show a hole where nothing is drawn yet.
        if (isNews) flushSync(() => setDrawn(needed))
        else setDrawn(needed)
      } else if (next !== before) {
        callOff = afterTask(() => {
          flushSync(() => setDrawn(next))
          // Laid out while no frame waits for it: the next one has only to paint it.
          element?.getBoundingClientRect()
        })
      }
    })
    return () => callOff()
  })
  useLayoutEffect(
    () => () => {
      followed.current?.stop()
      followed.current = null
    },
    [],
  )
  return drawn
}
