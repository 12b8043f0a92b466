import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import type { Cell } from '#domain/table/cell-range.ts'
import type { GridView } from './grid-view.ts'

interface CellDrag {
  /** The pointer is over another cell. */
  readonly onOver: (cell: Cell) => void
  readonly onEnd?: ((end: { readonly ctrlKey: boolean; readonly isCancelled: boolean }) => void) | undefined
}

/** Starts a drag over cells. */
export type StartCellDrag = (event: PointerEvent<HTMLElement>, from: Cell, drag: CellDrag) => void

/** The fastest scrolling at an edge, in pixels per frame. */
const MAX_SPEED = 48

/** Follows a drag over cells. Scrolls while the pointer is beyond an edge. */
export function useCellDrag(view: GridView): StartCellDrag {
  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  })
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  return (event, from, { onOver, onEnd }) => {
    stop.current()
    const { pointerId } = event
    let point = { x: event.clientX, y: event.clientY }
    let over = from
    let frame = 0
    const look = () => {
      const cell = latest.current.cellUnder(point.x, point.y)
      if (!cell) return
      const column = Math.max(0, cell.column)
      if (cell.row === over.row && column === over.column) return
      over = { row: cell.row, column }
      onOver(over)
    }
    const scroll = () => {
      const { block, inline } = latest.current.beyond(point.x, point.y, from.column <= 0)
      if (block !== 0 || inline !== 0) {
        latest.current.scrollBy(speedOf(block), speedOf(inline))
        look()
      }
      frame = requestAnimationFrame(scroll)
    }
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return
      point = { x: moved.clientX, y: moved.clientY }
      look()
    }
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== pointerId) return
      stop.current()
      onEnd?.({ ctrlKey: ended.ctrlKey || ended.metaKey, isCancelled: ended.type === 'pointercancel' })
    }
    stop.current = () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      stop.current = () => {}
    }
    // On the window: capturing the pointer would take the click from controls in cells.
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    frame = requestAnimationFrame(scroll)
  }
}

/** Faster the farther the pointer is beyond the edge. */
function speedOf(distance: number): number {
  return Math.sign(distance) * Math.min(MAX_SPEED, Math.ceil(Math.abs(distance) / 3))
}
