import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Which target is looked at (`keyOf`), and by what it was pointed at. */
export interface Pointed {
  readonly key: string
  readonly by: 'mouse' | 'focus' | 'touch'
}

/** What is pointed at in a picture, its pins and its lists alike. */
export interface Pointing {
  readonly pointed: Pointed | null
  readonly point: (pointed: Pointed | null) => void
  /** Go to what holds all of it. */
  readonly watch: {
    readonly onPointerOver: (event: PointerEvent) => void
    readonly onPointerLeave: (event: PointerEvent) => void
    readonly onPointerDownCapture: (event: PointerEvent) => void
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: (event: FocusEvent) => void
  }
  /** Go to what holds links: the first tap shows, the second opens. */
  readonly taps: { readonly onClickCapture: (event: MouseEvent) => void }
}

/** Marks a card that may be reached with the mouse without losing what it tells of. */
export const KEEPS_POINTED = { 'data-keeps': '' }

/** A mouse on its way to the card may leave the region for this long, in milliseconds. */
const GRACE = 160

/** Follows mouse, focus and fingers over everything that carries `data-target`; `first` is looked at before anything is. */
export function usePointed(first: Pointed | null): Pointing {
  const [pointed, setPointed] = useState(first)
  const pointerType = useRef('mouse')
  const leaving = useRef(0)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const point = (next: Pointed | null) => {
    clearTimeout(leaving.current)
    setPointed((last) => (last?.key === next?.key && last?.by === next?.by ? last : next))
  }
  const leave = () => {
    clearTimeout(leaving.current)
    leaving.current = window.setTimeout(() => setPointed((last) => (last?.by === 'mouse' ? null : last)), GRACE)
  }
  return {
    pointed,
    point,
    watch: {
      onPointerOver: ({ target, pointerType: type, buttons }) => {
        // A drag passes over regions without meaning them.
        if (type !== 'mouse' || buttons > 0) return
        const key = keyAt(target)
        if (key) point({ key, by: 'mouse' })
        else if ((target as Element).closest('[data-keeps]')) clearTimeout(leaving.current)
        else leave()
      },
      onPointerLeave: leave,
      onPointerDownCapture: (event) => {
        pointerType.current = event.pointerType
      },
      onFocus: ({ target }) => {
        const key = keyAt(target)
        // A tap brings the focus too, and must not count as a look before it.
        if (key && target.matches(':focus-visible')) point({ key, by: 'focus' })
      },
      onBlur: () => setPointed((last) => (last?.by === 'focus' ? null : last)),
    },
    taps: {
      onClickCapture: (event) => {
        // A key clicks without a pointer.
        if (pointerType.current === 'mouse' || event.detail === 0) return
        const key = keyAt(event.target)
        if (key !== null && key === pointed?.key) return
        event.preventDefault()
        event.stopPropagation()
        point(key === null ? null : { key, by: 'touch' })
      },
    },
  }
}

function keyAt(target: EventTarget): string | null {
  return (target as Element).closest('[data-target]')?.getAttribute('data-target') ?? null
}
