import { useEffect, useRef } from 'react'
import type { Point } from '#domain/picture/polygon.ts'
import { pointIn } from './point-in.ts'

/** How fast a wheel zooms, and two fingers on a trackpad, which browsers tell as a wheel with Ctrl. */
const WHEEL_SPEED = 0.002
const PINCH_SPEED = 0.01

/** A line of wheels that count in lines, in pixels. */
const LINE = 16

/** Tells by what factor a wheel zooms around which point. What `onZoom` does not take scrolls the page. */
export function useWheel(element: HTMLElement | null, onZoom: (factor: number, at: Point) => boolean): void {
  const latest = useRef(onZoom)
  latest.current = onZoom
  useEffect(() => {
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1)
      const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED))
      const isTaken = latest.current(factor, pointIn(element, event))
      // With Ctrl the browser would zoom the page around the picture.
      if (isTaken || event.ctrlKey) event.preventDefault()
    }
    // React listens too late to prevent anything.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [element])
}
