import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Point } from '#domain/picture/polygon.ts'
import { fitContain, type Size, type View, zoomLimitsOf } from '#domain/picture/viewport.ts'
import { follow, type Gesture, gestureOf } from './gesture.ts'

const WHEEL_SPEED = 0.002

/** A picture on a stage that can be zoomed and moved: by wheel, fingers, mouse, and by `zoomBy` and `moveBy`. */
export function useZoom(picture: Size) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [stage, setStage] = useState<Size>({ width: 0, height: 0 })
  // Null until the visitor has touched it: then it fits the stage, whatever becomes of that.
  const [moved, setMoved] = useState<View | null>(null)
  const fingers = useRef(new Map<number, Point>())
  const initial = fitContain(picture, stage)
  const limits = zoomLimitsOf(initial)
  const act = (gesture: Gesture) => setMoved((before) => follow(before ?? initial, gesture, { picture, stage, limits }))
  const zoomBy = (factor: number, at: Point = [stage.width / 2, stage.height / 2]) => act({ by: [0, 0], factor, at })

  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(() => setStage({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  useEffect(() => {
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      // Else the page behind would zoom; React listens too late to say so.
      event.preventDefault()
      zoomBy(Math.exp(-event.deltaY * WHEEL_SPEED), pointIn(element, event))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  })

  return {
    view: moved ?? initial,
    /** As a share of the whole picture in sight. */
    zoom: (moved ?? initial).scale / initial.scale,
    limits: { isLeast: (moved ?? initial).scale <= limits.min, isMost: (moved ?? initial).scale >= limits.max },
    stageRef: setElement,
    zoomBy,
    moveBy: (by: Point) => act({ by, factor: 1, at: [0, 0] }),
    reset: () => setMoved(null),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, pointIn(event.currentTarget, event))
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = fingers.current
        if (!held.has(event.pointerId)) return
        const before = [...held.values()].slice(0, 2)
        held.set(event.pointerId, pointIn(event.currentTarget, event))
        act(gestureOf(before, [...held.values()].slice(0, 2)))
      },
      onPointerUp: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
      onPointerCancel: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
    },
  }
}

function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect()
  return [clientX - left, clientY - top]
}
