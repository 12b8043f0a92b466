import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isHydrating } from '#ui/hydration/hydration.ts'
import { afterTask } from './after-task.ts'
import { areaAround, areaToRender, areaWithin, rangeAround, stepTowards } from './area-ahead.ts'
import { type FollowedSight, followSight, type Sight } from './follow-sight.ts'
import { type Strip, type VisibleArea, type VisibleRange, visibleRange } from './visible-range.ts'

/** The items to render along both axes: the visible ones and the overscan around them. */
export function useAreaAhead(scroller: RefObject<HTMLElement | null>, block: Strip, inline: Strip): VisibleArea {
  return useRenderedArea(scroller, {
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

/** The items that the server renders, since it cannot measure. The browser renders none before it has measured. */
function unmeasured({ unmeasured: to = 0, count }: Strip): VisibleRange {
  return isHydrating() ? { from: 0, to: Math.min(to, count) } : NONE
}

/** The items to render of `count` items that are laid out in rows. */
export function useItemsAhead(
  scroller: RefObject<HTMLElement | null>,
  rows: Strip,
  columns: number,
  count: number,
): VisibleRange {
  const { block } = useRenderedArea(scroller, {
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

/** How a hook computes areas of its items. */
interface Pieces {
  /** The area before the first measurement. */
  readonly unmeasured: VisibleArea
  readonly seenIn: (sight: Sight) => VisibleArea
  /** The visible area with its overscan. */
  readonly around: (seen: VisibleArea) => VisibleArea
  /** Limits an area to the existing items. */
  readonly within: (area: VisibleArea) => VisibleArea
}

/**
 * The area to render. Visible items render in the frame in which they appear, the overscan between frames and item by item,
 * so that no frame is delayed. Renders again only when the area changes.
 */
function useRenderedArea(
  scroller: RefObject<HTMLElement | null>,
  { unmeasured, seenIn, around, within }: Pieces,
): VisibleArea {
  const [before, setRendered] = useState(unmeasured)
  const rendered = within(before)
  const followed = useRef<FollowedSight | null>(null)
  useLayoutEffect(() => {
    const element = scroller.current
    // The ref of an outer element is set only after the first effects.
    if (element) followed.current ??= followSight(element)
    let callOff = () => {}
    followed.current?.onSight((sight, hasChanged) => {
      callOff()
      const seen = seenIn(sight)
      const goal = around(seen)
      const needed = areaToRender(seen, rendered, goal)
      const next = rendered === before ? stepTowards(rendered, goal) : rendered
      if (needed !== rendered) {
        // Synchronously, or this frame would show a gap.
        if (hasChanged) flushSync(() => setRendered(needed))
        else setRendered(needed)
      } else if (next !== before) {
        callOff = afterTask(() => {
          flushSync(() => setRendered(next))
          // Forces the layout now, so that the next frame only has to paint.
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
  return rendered
}
