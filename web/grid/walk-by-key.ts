import type { GridArea, GridSpot } from './grid-area.ts'
import { keepInSight } from './keep-in-sight.ts'
import { type GridMove, moveInGrid } from './move-in-grid.ts'

/** Where a key leads from a spot; the same spot where it leads nowhere. */
export function spotAfterKey(cells: readonly GridArea[], from: GridSpot, move: GridMove): GridSpot {
  return moveInGrid(cells, from, move) ?? from
}

/** How many rows a page is: one less than are in sight, so that something seen before stays in sight. */
export function rowsOfPage(scroller: HTMLElement | null, rowSize: number): number {
  return Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowSize) - 1)
}

/** Gives the focus to the tab stop of a grid, and shows it. */
export function focusTabStop(grid: HTMLElement, scroller: HTMLElement | null): void {
  const stop = grid.querySelector<HTMLElement>('[tabindex="0"]')
  stop?.focus({ preventScroll: true })
  if (stop && scroller) keepInSight(scroller, stop)
}
