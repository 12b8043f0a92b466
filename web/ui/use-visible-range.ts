import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Strip, type VisibleRange, visibleRange } from './visible-range.ts'

/** A first paint is made before anything can be measured: as many pieces as a large screen shows. */
const UNMEASURED = 24

/** Follows which pieces of a strip are in sight; it renders again only when other pieces are. */
export function useVisibleRange(
  scroller: RefObject<HTMLElement | null>,
  axis: 'block' | 'inline',
  { size, count, overscan, start }: Strip,
): VisibleRange {
  const [range, setRange] = useState<VisibleRange>({ from: 0, to: import.meta.env.SSR ? UNMEASURED : 0 })
  const followed = useRef<Followed | null>(null)
  useLayoutEffect(() => {
    // An element around this one is there only after the first effects.
    if (scroller.current) followed.current ??= follow(scroller.current, axis)
    followed.current?.onSight((offset, extent) => {
      const next = visibleRange(offset, extent, { size, count, overscan, start })
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next))
    })
  }, [scroller, axis, size, count, overscan, start])
  useLayoutEffect(
    () => () => {
      followed.current?.stop()
      followed.current = null
    },
    [],
  )
  // What is shorter now must not be drawn for a frame.
  return range.to <= count ? range : { from: Math.min(range.from, count), to: count }
}

type OnSight = (offset: number, extent: number) => void

/** What is in sight of an element that scrolls. */
interface Followed {
  /** Tells at once and then whenever it is scrolled or has another size. */
  readonly onSight: (listen: OnSight) => void
  readonly stop: () => void
}

function follow(element: HTMLElement, axis: 'block' | 'inline'): Followed {
  let listen: OnSight = () => {}
  // As measured last: asking the page in the middle of a change would lay it out twice.
  let sight: readonly [offset: number, extent: number] | null = null
  const measure = () => {
    // Right-to-left content is scrolled to negative offsets.
    sight =
      axis === 'block' ? [element.scrollTop, element.clientHeight] : [Math.abs(element.scrollLeft), element.clientWidth]
    return sight
  }
  const tell = () => listen(...measure())
  // In the frame in which it is scrolled, or that would show a hole where nothing is drawn yet.
  const onScroll = () => flushSync(tell)
  element.addEventListener('scroll', onScroll, { passive: true })
  const observer = new ResizeObserver(tell)
  observer.observe(element)
  return {
    onSight: (next) => {
      listen = next
      listen(...(sight ?? measure()))
    },
    stop: () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    },
  }
}
