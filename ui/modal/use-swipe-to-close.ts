import { type PointerEvent, type RefObject, useRef } from 'react'
import { doesSwipeClose, type SwipeTowards, swipeOffset } from './swipe.ts'

interface Start {
  readonly x: number
  readonly y: number
  readonly time: number
  readonly towards: SwipeTowards
}

/** Handlers for the part that an element is swiped by. The element follows the finger, then closes or returns. */
export function useSwipeToClose(
  swiped: RefObject<HTMLElement | null>,
  towardsOf: (element: HTMLElement) => SwipeTowards,
  onClose: () => void,
) {
  const start = useRef<Start | null>(null)
  const offsetOf = ({ clientX, clientY }: PointerEvent, { x, y, towards }: Start) =>
    swipeOffset(towards, clientX - x, clientY - y)

  function onPointerDown(event: PointerEvent) {
    // Ignores the mouse, which has the close button, and presses on controls in the header.
    if (event.pointerType === 'mouse' || !swiped.current || (event.target as Element).closest('button, a')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const towards = towardsOf(swiped.current)
    start.current = { x: event.clientX, y: event.clientY, time: event.timeStamp, towards }
  }

  function onPointerMove(event: PointerEvent) {
    if (!start.current || !swiped.current) return
    swiped.current.style.translate = translateBy(start.current.towards, offsetOf(event, start.current))
  }

  function onPointerUp(event: PointerEvent) {
    if (!start.current || !swiped.current) return
    const { time, towards } = start.current
    const size = towards === 'down' ? swiped.current.offsetHeight : swiped.current.offsetWidth
    const offset = offsetOf(event, start.current)
    start.current = null
    if (doesSwipeClose({ offset, size, milliseconds: event.timeStamp - time })) onClose()
    else swiped.current.style.translate = ''
  }

  function onPointerCancel() {
    start.current = null
    if (swiped.current) swiped.current.style.translate = ''
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

function translateBy(towards: SwipeTowards, offset: number): string {
  if (towards === 'down') return `0 ${offset}px`
  return `${towards === 'left' ? -offset : offset}px 0`
}
