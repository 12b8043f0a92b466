import { type RefObject, useLayoutEffect } from 'react'
import { type RowScroll, shiftAt } from './row-scroll.ts'

/**
 * Places an element that scrolls with the rows, at a distance from the first of them. If one scrolled pixel stands for more pixels
 * of rows, it is placed again on every scroll.
 */
export function useShifted(
  element: RefObject<HTMLElement | null>,
  scroller: HTMLElement | null,
  scroll: RowScroll,
  top: number,
): void {
  useLayoutEffect(() => {
    if (!scroller) return
    const place = () => {
      // Beyond the content it would make the content larger.
      const at = Math.max(0, Math.min(top + shiftAt(scroller.scrollTop, scroll), scroll.extent))
      if (element.current) element.current.style.insetBlockStart = `${at}px`
    }
    place()
    if (scroll.scale === 1) return
    scroller.addEventListener('scroll', place, { passive: true })
    return () => scroller.removeEventListener('scroll', place)
  }, [element, scroller, scroll, top])
}
