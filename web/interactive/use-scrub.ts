import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Pointing } from './use-pointed-target.ts'

/** The least movement of a scrub, in pixels. Less is a tap. */
const SCRUB_START = 6

/** Lets a finger slide along a list to point at its rows. Taps still work. */
export function useScrub({ point, taps }: Pointing) {
  const from = useRef<number | null>(null)
  const isScrub = useRef(false)
  const end = () => {
    from.current = null
  }
  return {
    onPointerDown: ({ pointerType, clientY }: PointerEvent) => {
      isScrub.current = false
      from.current = pointerType === 'mouse' ? null : clientY
    },
    onPointerMove: ({ currentTarget, pointerId, clientY }: PointerEvent) => {
      if (from.current === null) return
      if (!isScrub.current && Math.abs(clientY - from.current) < SCRUB_START) return
      isScrub.current = true
      currentTarget.setPointerCapture(pointerId)
      const key = keyBeside(currentTarget, clientY)
      if (key) point({ key, by: 'touch' })
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!isScrub.current) return taps.onClickCapture(event)
      isScrub.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** The key of the row at this height, since the finger may leave the list sideways. */
function keyBeside(list: Element, y: number): string | null {
  const rows = [...list.querySelectorAll('[data-target]')]
  const row = rows.find((one) => one.getBoundingClientRect().bottom > y) ?? rows.at(-1)
  return row?.getAttribute('data-target') ?? null
}
