import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ChessGrid } from '#domain/chess/grid.ts'
import type { GridSpot } from '#web/grid/grid-area.ts'
import { keepInSight } from '#web/grid/keep-in-sight.ts'

/** Where the tab stop is at first: at the selected unit, else at the first cell of the highest row. */
export function firstSpot({ cells }: ChessGrid, selectedId: number | null): GridSpot {
  let first: GridSpot = cells[0] ?? { row: 1, column: 1 }
  for (const { instance, row, column } of cells) {
    if (instance.id === selectedId) return { row, column }
    if (row < first.row || (row === first.row && column < first.column)) first = { row, column }
  }
  return first
}

/** Makes a unit that gets selected the tab stop, and shows it: the panel that opens may have covered its place. */
export function useSelectedCell(
  grid: ChessGrid,
  selectedId: number | null,
  scroller: RefObject<HTMLElement | null>,
  setSpot: (spot: GridSpot) => void,
): void {
  const [before, setBefore] = useState(selectedId)
  if (selectedId !== before) {
    setBefore(selectedId)
    const selected = grid.cells.find(({ instance }) => instance.id === selectedId)
    if (selected) setSpot(selected)
  }
  useLayoutEffect(() => {
    const cell = selectedId === null ? null : scroller.current?.querySelector<HTMLElement>('[aria-current]')
    if (cell && scroller.current) keepInSight(scroller.current, cell)
  }, [selectedId, scroller])
}
