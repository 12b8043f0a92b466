import { type PointerEvent, type RefObject, useMemo, useState } from 'react'
import { MIN_WIDTH } from './column-places.ts'
import type { GridColumn, GridProps } from './grid-props.ts'
import type { GridView } from './grid-view.ts'

/** Widths of columns, and how to change them. */
export interface ColumnWidths {
  readonly widths: readonly number[]
  readonly onResizeDown: (event: PointerEvent<HTMLElement>, column: number) => void
  /** Makes a column as wide as what it shows. */
  readonly fit: (column: number) => void
}

/** Room around the text of a cell, and for the next separator. */
const PADDING = 24

/** The width while an edge is dragged; otherwise that of the props. */
export function useColumnWidths(
  columns: readonly GridColumn[],
  grid: RefObject<HTMLElement | null>,
  isRtl: GridView['isRtl'],
  onResize: GridProps['onResize'],
): ColumnWidths {
  const [dragged, setDragged] = useState<{ readonly id: string; readonly width: number } | null>(null)
  return {
    widths: useMemo(
      () => columns.map(({ id, width }) => (dragged?.id === id ? dragged.width : width)),
      [columns, dragged],
    ),
    onResizeDown: (event, index) => {
      const column = columns[index]
      if (!column || event.button !== 0) return
      event.preventDefault()
      event.stopPropagation()
      const edge = event.currentTarget
      const { clientX: start, pointerId } = event
      const sign = isRtl() ? -1 : 1
      let width = column.width
      const move = ({ clientX }: globalThis.PointerEvent) => {
        width = Math.max(MIN_WIDTH, Math.round(column.width + (clientX - start) * sign))
        setDragged({ id: column.id, width })
      }
      const end = ({ type }: Event) => {
        edge.removeEventListener('pointermove', move)
        edge.removeEventListener('pointerup', end)
        edge.removeEventListener('pointercancel', end)
        setDragged(null)
        if (type === 'pointerup' && width !== column.width) onResize?.(column.id, width)
      }
      edge.setPointerCapture(pointerId)
      edge.addEventListener('pointermove', move)
      edge.addEventListener('pointerup', end)
      edge.addEventListener('pointercancel', end)
    },
    fit: (index) => {
      const column = columns[index]
      if (!column) return
      const texts = grid.current?.querySelectorAll(`[aria-colindex="${index + 2}"] > [data-text]`) ?? []
      const widest = Math.max(0, ...[...texts].map(({ scrollWidth }) => scrollWidth))
      onResize?.(column.id, Math.max(MIN_WIDTH, widest + PADDING))
    },
  }
}
