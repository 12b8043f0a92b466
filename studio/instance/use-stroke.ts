import { type PointerEvent, type RefObject, useRef, useState } from 'react'

// Smaller than a cell, so that a quick stroke leaves none out.
const STEP = 12

interface Stroke {
  readonly scroller: RefObject<HTMLElement | null>
  /** A brush is chosen: a press on a cell begins a stroke. */
  readonly isPainting: boolean
  /** Drags move the chess. */
  readonly isPanning: boolean
  readonly onPick: (id: string) => void
  readonly onStroke: (ids: readonly string[]) => void
}

type Point = Readonly<Record<'x' | 'y', number>>

/** Follows pointers over the cells: one paints, two pan. Returns the cells of the stroke and the handlers. */
export function useStroke({ scroller, isPainting, isPanning, onPick, onStroke }: Stroke) {
  const [stroke, setStroke] = useState<ReadonlySet<string>>(new Set())
  const ids = useRef(new Set<string>())
  const mode = useRef<'none' | 'paint' | 'pan'>('none')
  const pointers = useRef(new Map<number, Point>())

  const add = (id: string | null) => {
    if (id === null || ids.current.has(id)) return
    ids.current.add(id)
    setStroke(new Set(ids.current))
  }
  const clear = () => {
    ids.current = new Set()
    setStroke(ids.current)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    pointers.current.set(event.pointerId, pointOf(event))
    const id = idAt(event.target)
    if (isPanning || (isPainting && pointers.current.size > 1)) {
      // A second finger means that the first one did not paint either.
      clear()
      mode.current = 'pan'
    } else if (event.altKey && id !== null) {
      onPick(id)
      return
    } else if (isPainting && id !== null) {
      mode.current = 'paint'
      clear()
      add(id)
    } else return
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before || mode.current === 'none') return
    const now = pointOf(event)
    pointers.current.set(event.pointerId, now)
    if (mode.current === 'pan') {
      const share = pointers.current.size
      scroller.current?.scrollBy((before.x - now.x) / share, (before.y - now.y) / share)
      return
    }
    const steps = Math.max(1, Math.ceil(Math.hypot(now.x - before.x, now.y - before.y) / STEP))
    for (let step = 1; step <= steps; step++) {
      const part = step / steps
      const [x, y] = [before.x + (now.x - before.x) * part, before.y + (now.y - before.y) * part]
      add(idAt(document.elementFromPoint(x, y)))
    }
  }
  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    pointers.current.delete(event.pointerId)
    const isStroke = mode.current === 'paint'
    if (pointers.current.size === 0) mode.current = 'none'
    if (!isStroke) return
    const painted = [...ids.current]
    clear()
    if (isDone && painted.length > 0) onStroke(painted)
  }
  return {
    stroke,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    },
  }
}

/** The unit of the cell that an element is in. */
export function idAt(target: EventTarget | null): string | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-unit]') : null
  return cell?.dataset.unit ?? null
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
