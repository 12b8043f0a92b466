import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** The key (`keyOf`) of the pointed target, and the input that points at it. */
export interface PointedTarget {
  readonly key: string
  readonly by: 'mouse' | 'focus' | 'touch'
}

/** The pointed target of a picture, shared by its regions, pins and lists. */
export interface Pointing {
  readonly pointed: PointedTarget | null
  readonly point: (pointed: PointedTarget | null) => void
  /** Handlers for the element that contains all of them. */
  readonly watch: {
    readonly onPointerOver: (event: PointerEvent) => void
    readonly onPointerLeave: (event: PointerEvent) => void
    readonly onPointerDownCapture: (event: PointerEvent) => void
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: (event: FocusEvent) => void
  }
  /** Handlers for elements that contain links: the first tap points, the second opens. */
  readonly taps: { readonly onClickCapture: (event: MouseEvent) => void }
}

/** Marks a card that the mouse can enter without losing the pointed target. */
export const KEEPS_POINTED = { 'data-keeps': '' }

/** How long the mouse may be outside on its way from the region to the card, in milliseconds. */
const GRACE = 160

/** Follows mouse, focus and touch over elements with `data-target`. Starts with `first`. */
export function usePointedTarget(first: PointedTarget | null): Pointing {
  const [pointed, setPointed] = useState(first)
  const pointerType = useRef('mouse')
  const leaving = useRef(0)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const point = (next: PointedTarget | null) => {
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
        // Ignores drags.
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
        // A tap focuses too. Without this check the first tap would already count as the second.
        if (key && target.matches(':focus-visible')) point({ key, by: 'focus' })
      },
      onBlur: () => setPointed((last) => (last?.by === 'focus' ? null : last)),
    },
    taps: {
      onClickCapture: (event) => {
        // The keyboard fires clicks with `detail` 0.
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
