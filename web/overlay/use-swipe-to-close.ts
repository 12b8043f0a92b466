import { type PointerEvent, type RefObject, useRef } from 'react'
import { closesSheet } from './swipe.ts'

interface Start {
  readonly x: number
  readonly y: number
  readonly time: number
}

/** Pointer handlers by which a sheet follows the finger, and closes when it is swiped away. */
export function useSwipeToClose(ref: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<Start | null>(null)

  function onPointerDown(event: PointerEvent) {
    if (event.pointerType === 'mouse') return
    start.current = { x: event.clientX, y: event.clientY, time: event.timeStamp }
  }

  function onPointerMove({ clientY }: PointerEvent) {
    if (!start.current || !ref.current) return
    ref.current.style.translate = `0 ${Math.max(0, clientY - start.current.y)}px`
  }

  function onPointerUp({ clientX, clientY, timeStamp }: PointerEvent) {
    if (!start.current || !ref.current) return
    const { x, y, time } = start.current
    start.current = null
    ref.current.style.translate = ''
    const isRtl = document.documentElement.dir === 'rtl'
    if (closesSheet({ x: clientX - x, y: clientY - y, ms: timeStamp - time }, isRtl)) onClose()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
