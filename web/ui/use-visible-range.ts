import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Strip, type VisibleRange, visibleRange } from './visible-range.ts'

/** Follows which pieces of a strip are in sight; it renders again only when other pieces are. */
export function useVisibleRange(
  scroller: RefObject<HTMLElement | null>,
  axis: 'block' | 'inline',
  { size, count, overscan, start }: Strip,
): VisibleRange {
  const [range, setRange] = useState<VisibleRange>({ from: 0, to: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => {
      // Right-to-left content is scrolled to negative offsets.
      const offset = axis === 'block' ? element.scrollTop : Math.abs(element.scrollLeft)
      const extent = axis === 'block' ? element.clientHeight : element.clientWidth
      const next = visibleRange(offset, extent, { size, count, overscan, start })
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next))
    }
    update()
    element.addEventListener('scroll', update, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [scroller, axis, size, count, overscan, start])
  // What is shorter now must not be drawn for a frame.
  return range.to <= count ? range : { from: Math.min(range.from, count), to: count }
}
