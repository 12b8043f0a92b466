import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ChessGrid } from '#domain/chess/grid.ts'
import { firstSpot, type GridSpot } from '#web/grid/grid-area.ts'
import { keepInSight } from '#web/grid/keep-in-sight.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'

/** Where the tab stop is at first: at the selected unit, else where every walk begins. */
export function firstStop({ cells }: ChessGrid, selectedId: number | null): GridSpot {
  return cells.find(({ instance }) => instance.id === selectedId) ?? firstSpot(cells)
}

/** Makes a unit that gets selected, or a storey whose list opens, the tab stop, and shows it: a panel may have covered its place. */
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

/** The row of the storey whose list is open; null where none is, or one of another estate. */
function useListedRow({ cells }: ChessGrid): number | null {
  const list = useNavigation().overlays.panels.find(({ route }) => route?.context === 'storey')?.route
  const cell = list && cells.find(({ instance }) => instance.storey.id === list.id)
  // A unit over several storeys begins on the lowest of its rows.
  return cell ? cell.row + cell.rows - 1 : null
}
