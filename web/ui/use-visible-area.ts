import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Strip, type VisibleArea, type VisibleRange, visibleRange } from './visible-range.ts'

/** A first paint is made before anything can be measured: as many pieces as a large screen shows. */
const UNMEASURED: VisibleRange = { from: 0, to: import.meta.env.SSR ? 24 : 0 }

/** Follows which pieces along either axis are in sight; it renders again only when other pieces are. */
export function useVisibleArea(scroller: RefObject<HTMLElement | null>, block: Strip, inline: Strip): VisibleArea {
  const [area, setArea] = useState<VisibleArea>({ block: UNMEASURED, inline: UNMEASURED })
  const followed = useRef<Followed | null>(null)
  useLayoutEffect(() => {
    // An element around this one is there only after the first effects.
    if (scroller.current) followed.current ??= follow(scroller.current)
    followed.current?.onSight(({ top, height, start, width }) => {
      const next = { block: visibleRange(top, height, block), inline: visibleRange(start, width, inline) }
      if (!isSame(next.block, area.block) || !isSame(next.inline, area.inline)) setArea(next)
    })
  })
  useLayoutEffect(
    () => () => {
      followed.current?.stop()
      followed.current = null
    },
    [],
  )
  return { block: within(block.count, area.block), inline: within(inline.count, area.inline) }
}

function isSame(a: VisibleRange, b: VisibleRange): boolean {
  return a.from === b.from && a.to === b.to
}

/** What is shorter now must not be drawn for a frame. */
function within(count: number, range: VisibleRange): VisibleRange {
  return range.to <= count ? range : { from: Math.min(range.from, count), to: count }
}

/** What is seen of the content of an element, in pixels from its start. */
interface Sight {
  readonly top: number
  readonly height: number
  readonly start: number
  readonly width: number
}

type OnSight = (sight: Sight) => void

/** What is in sight of an element that scrolls. */
interface Followed {
  /** Tells at once and then whenever it is scrolled or has another size. */
  readonly onSight: (listen: OnSight) => void
  readonly stop: () => void
}

function follow(element: HTMLElement): Followed {
  let listen: OnSight = () => {}
  // As measured last: asking the page in the middle of a change would lay it out twice.
  let sight: Sight | null = null
  const measure = () => {
    const { scrollTop, clientHeight, scrollLeft, clientWidth } = element
    // Right-to-left content is scrolled to negative offsets.
    sight = { top: scrollTop, height: clientHeight, start: Math.abs(scrollLeft), width: clientWidth }
    return sight
  }
  const tell = () => listen(measure())
  // In the frame in which it is scrolled, or that would show a hole where nothing is drawn yet.
  const onScroll = () => flushSync(tell)
  element.addEventListener('scroll', onScroll, { passive: true })
  const observer = new ResizeObserver(tell)
  observer.observe(element)
  return {
    onSight: (next) => {
      listen = next
      listen(sight ?? measure())
    },
    stop: () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    },
  }
}
