import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Point } from '#domain/picture/polygon.ts'
import { type Gesture, gestureOf } from './gesture.ts'
import { pointIn } from './point-in.ts'
import { createTapCounter } from './tap-counter.ts'

/** A drag with one finger that turns the picture instead of moving it. */
export interface Turn {
  /** Pixels to the right since the last call. */
  readonly onMove: (by: number) => void
  /** The speed at the release, in pixels per millisecond. */
  readonly onEnd: (speed: number) => void
}

interface DragOptions {
  readonly act: (gesture: Gesture) => void
  readonly turn: Turn | null
  readonly onDoubleTap: (at: Point) => void
}

/** Handlers for the element that takes the drags. */
export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void
  readonly onDoubleClick: (event: MouseEvent<HTMLElement>) => void
}

interface Held {
  readonly fingers: Map<number, Point>
  start: Point
  isDrag: boolean
  last: { readonly time: number; readonly speed: number }
}

/** The least movement of a drag, in pixels. Less is a click. */
const DRAG_START = 5

/** A finger that rests this long before the release has no momentum, in milliseconds. */
const REST = 60

/** Handles touch and mouse: a drag or pinch moves, turns or zooms. Suppresses the click at the end of a drag. */
export function useDrag({ act, turn, onDoubleTap }: DragOptions): DragHandlers {
  const state = useRef<Held>({ fingers: new Map(), start: [0, 0], isDrag: false, last: { time: 0, speed: 0 } })
  const taps = useRef(createTapCounter())

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const held = state.current
    if (!held.fingers.delete(event.pointerId)) return
    const isOver = held.fingers.size === 0
    if (isOver && held.isDrag) turn?.onEnd(event.timeStamp - held.last.time < REST ? held.last.speed : 0)
    if (isOver && !held.isDrag && event.pointerType === 'touch') {
      const at = pointIn(event.currentTarget, event)
      if (taps.current(at, event.timeStamp)) onDoubleTap(at)
    }
  }

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      const held = state.current
      const at = pointIn(event.currentTarget, event)
      if (held.fingers.size === 0) {
        held.start = at
        held.isDrag = false
        held.last = { time: event.timeStamp, speed: 0 }
      }
      held.fingers.set(event.pointerId, at)
    },
    onPointerMove: (event) => {
      const held = state.current
      const from = held.fingers.get(event.pointerId)
      if (!from) return
      const before = [...held.fingers.values()].slice(0, 2)
      const at = pointIn(event.currentTarget, event)
      const isFar = Math.hypot(at[0] - held.start[0], at[1] - held.start[1]) > DRAG_START
      if (!held.isDrag && !isFar && before.length === 1) return
      // Not earlier: capturing the pointer would take the click from the link below it.
      if (!held.isDrag) event.currentTarget.setPointerCapture(event.pointerId)
      held.isDrag = true
      held.fingers.set(event.pointerId, at)
      if (before.length === 1 && turn) return turnBy(held, turn, at[0] - from[0], event.timeStamp)
      act(gestureOf(before, [...held.fingers.values()].slice(0, 2)))
    },
    onPointerUp,
    onPointerCancel: onPointerUp,
    onClickCapture: (event) => {
      // A click by keyboard has `detail` 0 and ends no drag.
      if (!state.current.isDrag || event.detail === 0) return
      state.current.isDrag = false
      event.preventDefault()
      event.stopPropagation()
    },
    onDoubleClick: (event) => {
      if (!(event.target as Element).closest('a, button')) onDoubleTap(pointIn(event.currentTarget, event))
    },
  }
}

function turnBy(held: Held, turn: Turn, by: number, time: number): void {
  const passed = Math.max(1, time - held.last.time)
  held.last = { time, speed: by / passed }
  turn.onMove(by)
}
