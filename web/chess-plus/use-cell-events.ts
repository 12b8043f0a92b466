import type { FocusEvent, KeyboardEvent, PointerEvent, SyntheticEvent, UIEvent } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import type { GridWalk } from '#web/grid/use-grid-walk.ts'

/** The cell under the mouse or the focus. */
export interface PointedCell {
  readonly instance: Instance
  readonly element: Element
}

interface CellActions {
  readonly walk: GridWalk
  readonly pick: (id: number) => void
  readonly onPoint: (cell: PointedCell | null) => void
}

/** What the map does for its cells: one listener for all of them, since they come and go with every scroll. */
export function useCellEvents({ walk, pick, onPoint }: CellActions) {
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
  /** Under the mouse is another cell now; the one with the focus takes its tooltip along. */
  const onScroll = ({ currentTarget }: UIEvent) => onPoint(cellOf(currentTarget.querySelector(':focus-visible')))
  const onCells = {
    onClick: pickAt,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      walk.onKeyDown(event)
      if (event.key === 'Escape') onPoint(null)
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      pickAt(event)
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      walk.onFocus(event)
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
