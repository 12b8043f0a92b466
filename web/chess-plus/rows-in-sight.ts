import { cellsBetween } from './measures.ts'
import type { Skyline, SkylineCell } from './skyline.ts'
import type { MapWindow } from './use-map-window.ts'

/** What is drawn of a row, counted from 1. */
export interface RowInSight {
  readonly row: number
  readonly cells: readonly SkylineCell[]
}

/** The rows to draw: those in sight, and the tab stop wherever it is, so that it keeps the focus. */
export function rowsInSight(
  { rows }: Pick<Skyline, 'rows'>,
  window: MapWindow,
  stop: SkylineCell | undefined,
): readonly RowInSight[] {
  const drawn: RowInSight[] = []
  for (let index = window.rows.from; index < window.rows.to; index++) {
    const cells = cellsBetween(rows[index] ?? [], window.from, window.to, window.measures)
    drawn.push({ row: index + 1, cells: stop?.row === index + 1 ? withCell(cells, stop) : cells })
  }
  if (stop && drawn.every(({ row }) => row !== stop.row)) drawn.push({ row: stop.row, cells: [stop] })
  return drawn
}

function withCell(cells: readonly SkylineCell[], cell: SkylineCell): readonly SkylineCell[] {
  return cells.includes(cell) ? cells : [...cells, cell]
}
