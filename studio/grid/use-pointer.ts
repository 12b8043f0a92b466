import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { cellCount } from '#domain/table/cell-range.ts'
import type { GridProps } from './grid-props.ts'
import { extendTo, selectedAt } from './grid-selection.ts'
import type { GridModel } from './use-grid.ts'

/** What the pointer does over cells. */
interface GridPointer {
  /** Whether the last touch was by a finger. */
  readonly isTouch: boolean
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onDoubleClick: (event: MouseEvent<HTMLElement>) => void
}

/** Parts over the rows that are no cells: check boxes, the fill handle, heads of groups. */
const CONTROLS = 'input, [data-handle], [data-head]'

/** Selects by mouse: a click, a drag, Shift. A finger scrolls, and selects by a tap. */
export function usePointer(model: GridModel, onPress: GridProps['onPress']): GridPointer {
  const [isTouch, setIsTouch] = useState(false)
  const latest = useRef(model)
  useLayoutEffect(() => {
    latest.current = model
  })
  const cellOf = ({ target, clientX, clientY }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest(CONTROLS)) return null
    const cell = model.view.cellUnder(clientX, clientY)
    return cell && cell.column >= 0 ? cell : null
  }
  const choose = (event: MouseEvent<HTMLElement>) => {
    const cell = cellOf(event)
    if (!cell) return null
    const { selecting, clipboard, leaveEditor, focus } = model
    leaveEditor()
    clipboard.cancel()
    const from = event.shiftKey && selecting.selected ? selecting.selected : selectedAt(cell)
    selecting.select(extendTo(from, cell))
    focus()
    return { cell, from }
  }
  return {
    isTouch,
    onPointerDown: (event) => {
      setIsTouch(event.pointerType === 'touch')
      if (event.button !== 0 || event.pointerType === 'touch') return
      const chosen = choose(event)
      if (!chosen) return
      model.startDrag(event, chosen.cell, {
        onOver: (cell) => latest.current.selecting.select(extendTo(chosen.from, cell)),
      })
    },
    onClick: (event) => {
      if (isTouch) choose(event)
      const cell = cellOf(event)
      const place = cell && model.table.placeAt(cell)
      // A drag selects, and so does Shift.
      if (place && !event.shiftKey && (isTouch || !model.rect || cellCount(model.rect) === 1)) onPress?.(place.row)
    },
    onDoubleClick: (event) => {
      const cell = cellOf(event)
      if (cell) model.editor.begin(cell, null)
    },
  }
}
