import { useEffect, useRef } from 'react'
import type { Point } from '#domain/picture/polygon.ts'
import { pointIn } from './point-in.ts'

/** The speeds of zooming by wheel and by trackpad pinch, which browsers report as a wheel with Ctrl. */
const WHEEL_SPEED = 0.002
const PINCH_SPEED = 0.01

/** The height of a line in pixels, for wheels that report lines. */
const LINE = 16

/** Calls `onZoom` with the factor and the point of a wheel event. If it returns false, the page scrolls. */
export function useWheel(element: HTMLElement | null, onZoom: (factor: number, at: Point) => boolean): void {
  const latest = useRef(onZoom)
  latest.current = onZoom
  useEffect(() => {
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1)
      const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED))
      const isTaken = latest.current(factor, pointIn(element, event))
      // With Ctrl the browser would zoom the whole page.
      if (isTaken || event.ctrlKey) event.preventDefault()
    }
    // React's wheel listeners are passive, so they cannot prevent the default.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [element])
}
