import { type RefObject, useLayoutEffect, useState } from 'react'
import { type ChessGrid, lowestRow } from '#domain/chess/grid-layout.ts'
import { firstSpot, type GridSpot } from '#web/grid/grid-area.ts'
import { keepInSight } from '#web/grid/keep-in-sight.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

/** The first tab stop: the selected unit, else the first cell. */
export function firstStop({ cells }: ChessGrid, selectedId: number | null): GridSpot {
  return cells.find(({ instance }) => instance.id === selectedId) ?? firstSpot(cells)
}

/** Moves the tab stop to a newly selected unit or storey and scrolls it into view: the panel may cover it. */
export function useSelectedCell(
  grid: ChessGrid,
  selectedId: number | null,
  scroller: RefObject<HTMLElement | null>,
  setSpot: (spot: GridSpot) => void,
): void {
  const storeyRow = useListedRow(grid)
  const [before, setBefore] = useState<{ unit: number | null; row: number | null }>({ unit: selectedId, row: null })
  if (selectedId !== before.unit || storeyRow !== before.row) {
    setBefore({ unit: selectedId, row: storeyRow })
    const selected = grid.cells.find(({ instance }) => instance.id === selectedId)
    if (selected && selectedId !== before.unit) setSpot(selected)
    else if (!selected && storeyRow !== null) setSpot({ row: storeyRow, column: 0 })
  }
  useLayoutEffect(() => {
    const row = storeyRow === null ? null : `[aria-rowindex="${storeyRow + 1}"] [role="rowheader"]`
    const place = selectedId === null ? row : '[aria-current]'
    const cell = place === null ? null : scroller.current?.querySelector<HTMLElement>(place)
    if (cell && scroller.current) keepInSight(scroller.current, cell)
  }, [selectedId, storeyRow, scroller])
}

/** The row of the storey whose list is open; null if none is open, or that of another estate. */
function useListedRow({ cells }: ChessGrid): number | null {
  const list = useNavigation().overlays.panels.find(({ route }) => route?.context === 'storey')?.route
  const cell = list && cells.find(({ instance }) => instance.storey.id === list.id)
  return cell ? lowestRow(cell) : null
}
