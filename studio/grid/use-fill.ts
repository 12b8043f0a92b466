import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { CellRect } from '#domain/table/cell-range.ts'
import type { CellBlock } from '#domain/table/clipboard.ts'
import { type FillArea, fillArea, fillBlock, fillParts } from '#domain/table/fill-cells.ts'
import type { GridEdit, GridPlace } from './grid-props.ts'
import type { GridTable } from './grid-table.ts'
import type { StartCellDrag } from './use-cell-drag.ts'

/** Filling of cells from the selected ones. */
export interface GridFill {
  /** The cells that a drag of the handle is about to fill. */
  readonly area: CellRect | null
  readonly onHandleDown: (event: PointerEvent<HTMLElement>) => void
  /** Repeats the first row or column of the range in the rest of it; in one row or column, repeats the one before it. */
  readonly fill: (side: 'down' | 'end') => void
}

interface FillOptions {
  readonly table: GridTable
  readonly rect: CellRect | null
  readonly startDrag: StartCellDrag
  readonly onEdits: (edits: readonly GridEdit[]) => void
  /** Cells that cannot be edited kept their text. */
  readonly onLeft: (places: readonly GridPlace[]) => void
  /** After filling, the block is selected with the filled cells. */
  readonly onFilled: (rect: CellRect) => void
}

/** Fills cells by the handle or by keys. With Ctrl held the handle continues a series. */
export function useFill(options: FillOptions): GridFill {
  const [area, setArea] = useState<FillArea | null>(null)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const send = (target: CellRect, block: CellBlock) => {
    const { table, onEdits, onLeft } = latest.current
    const edits = table.editsOf(target, block)
    if (edits.length > 0) onEdits(edits)
    onLeft(table.leftOf(target, block))
  }
  return {
    area: area?.rect ?? null,
    onHandleDown: (event) => {
      const { rect, startDrag } = options
      if (!rect || event.button !== 0) return
      event.preventDefault()
      event.stopPropagation()
      let dragged: FillArea | null = null
      startDrag(
        event,
        { row: rect.bottom, column: rect.last },
        {
          onOver: (cell) => {
            dragged = fillArea(rect, cell)
            setArea(dragged)
          },
          onEnd: ({ ctrlKey, isCancelled }) => {
            setArea(null)
            if (!dragged || isCancelled) return
            const { table, onFilled } = latest.current
            send(dragged.rect, fillBlock(table.blockAt(rect), dragged.side, countOf(dragged), ctrlKey))
            onFilled(joined(rect, dragged.rect))
          },
        },
      )
    },
    fill: (side) => {
      const { rect, table } = options
      const parts = rect && fillParts(rect, side)
      if (!parts) return
      const count = countOf({ side, rect: parts.target })
      send(parts.target, fillBlock(table.blockAt(parts.source), side, count, false))
    },
  }
}

function countOf({ side, rect }: FillArea): number {
  return side === 'up' || side === 'down' ? rect.bottom - rect.top + 1 : rect.last - rect.first + 1
}

function joined(a: CellRect, b: CellRect): CellRect {
  return {
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
    first: Math.min(a.first, b.first),
    last: Math.max(a.last, b.last),
  }
}
