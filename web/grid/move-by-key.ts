import type { GridArea, GridSpot } from './grid-area.ts'
import { keepInSight } from './keep-in-sight.ts'
import { type GridMove, moveInGrid } from './move-in-grid.ts'

/** The spot after a key press; the same spot if the key leads nowhere. */
export function spotAfterKey(cells: readonly GridArea[], from: GridSpot, move: GridMove): GridSpot {
  return moveInGrid(cells, from, move) ?? from
}

/** The rows of a page: one less than are visible, so that one of them stays in sight. */
export function rowsOfPage(scroller: HTMLElement | null, rowSize: number): number {
  return Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowSize) - 1)
}

/** Focuses the tab stop of a grid and scrolls it into view. */
export function focusTabStop(grid: HTMLElement, scroller: HTMLElement | null): void {
  const stop = grid.querySelector<HTMLElement>('[tabindex="0"]')
  stop?.focus({ preventScroll: true })
  if (stop && scroller) keepInSight(scroller, stop)
}
