import { type PointerEvent, useRef, useState } from 'react'
import { followSwipe, type SlidePlace, type SwipeAxis, swipeAxisOf, swipeOutcomeOf } from './swipe-between.ts'

interface SwipeOptions {
  readonly place: SlidePlace
  /** Off while the picture is zoomed, since a drag then moves it. */
  readonly isOff: boolean
  readonly onStep: (step: -1 | 1) => void
  readonly onClose: () => void
}

interface Held {
  readonly x: number
  readonly y: number
  readonly time: number
  axis: SwipeAxis | null
}

/** How far the pictures follow a finger, in pixels. Null while there is no swipe. */
type SwipeOffset = { readonly x: number; readonly y: number } | null

/** Tracks swipes across and down. Returns the offset of the pictures, and handlers for their container. */
export function useSwipeBetween({ place, isOff, onStep, onClose }: SwipeOptions) {
  const [offset, setOffset] = useState<SwipeOffset>(null)
  const held = useRef<Held | null>(null)
  const pressed = useRef(new Set<number>())

  const letGo = () => {
    held.current = null
    setOffset(null)
  }
  const wayOf = ({ clientX, clientY }: PointerEvent, { x, y, axis }: Held) =>
    axis === 'down' ? clientY - y : clientX - x

  const onPointerDown = ({ button, pointerId, clientX, clientY, timeStamp }: PointerEvent) => {
    if (button !== 0) return
    pressed.current.add(pointerId)
    // Two fingers zoom.
    if (pressed.current.size > 1 || isOff) letGo()
    else held.current = { x: clientX, y: clientY, time: timeStamp, axis: null }
  }

  const onPointerMove = (event: PointerEvent) => {
    const swipe = held.current
    if (!swipe) return
    swipe.axis ??= swipeAxisOf(event.clientX - swipe.x, event.clientY - swipe.y)
    if (!swipe.axis) return
    const by = followSwipe(swipe.axis, wayOf(event, swipe), place)
    setOffset(swipe.axis === 'down' ? { x: 0, y: by } : { x: by, y: 0 })
  }

  const onPointerUp = (event: PointerEvent) => {
    pressed.current.delete(event.pointerId)
    const swipe = held.current
    letGo()
    if (!swipe?.axis) return
    const { clientWidth, clientHeight } = event.currentTarget
    const outcome = swipeOutcomeOf(
      {
        axis: swipe.axis,
        by: wayOf(event, swipe),
        size: swipe.axis === 'down' ? clientHeight : clientWidth,
        milliseconds: event.timeStamp - swipe.time,
      },
      place,
    )
    if (outcome === 'close') onClose()
    else if (outcome !== 0) onStep(outcome)
  }

  const onPointerCancel = ({ pointerId }: PointerEvent) => {
    pressed.current.delete(pointerId)
    letGo()
  }

  return { offset, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}
