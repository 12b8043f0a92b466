import type { FocusEvent, KeyboardEvent, PointerEvent, SyntheticEvent, UIEvent } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import type { RovingFocus } from '#web/grid/use-roving-focus.ts'

/** The hovered or focused cell. */
export interface PointedCell {
  readonly instance: Instance
  readonly element: Element
}

interface CellActions {
  readonly roving: RovingFocus
  readonly pick: (id: number) => void
  readonly onPoint: (cell: PointedCell | null) => void
}

/** The event handlers of the map. One listener serves all cells, because they mount and unmount with every scroll. */
export function useCellEvents({ roving, pick, onPoint }: CellActions) {
  const { chess } = useProject()
  const cellOf = (target: EventTarget | null): PointedCell | null => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null
    const instance = chess.instanceById.get(Number(element?.dataset.id))
    return element && instance ? { instance, element } : null
  }
  const pickAt = ({ target }: SyntheticEvent) => {
    const cell = cellOf(target)
    if (!cell) return
    onPoint(null)
    pick(cell.instance.id)
  }
  /** After a scroll the mouse is over another cell; only a focused cell keeps its tooltip. */
  const onScroll = ({ currentTarget }: UIEvent) => onPoint(cellOf(currentTarget.querySelector(':focus-visible')))
  const onCells = {
    onClick: pickAt,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      roving.onKeyDown(event)
      if (event.key === 'Escape') onPoint(null)
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      pickAt(event)
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      roving.onFocus(event)
      if (event.target.matches(':focus-visible')) onPoint(cellOf(event.target))
    },
    onBlur: () => onPoint(null),
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') onPoint(cellOf(event.target))
    },
    onPointerLeave: () => onPoint(null),
  }
  return { onScroll, onCells }
}
