import type { GridSpot } from './grid-area.ts'

/** What a row of a grid has to spread: ARIA counts from 1, and row 0 holds the heads. */
export function gridRow(row: number) {
  return { role: 'row', 'aria-rowindex': row + 1 } as const
}

/** Where a cell of a grid is, for it to spread; column 0 holds the heads of rows. */
export function ariaPlace(column: number, columns = 1, rows = 1) {
  return {
    'aria-colindex': column + 1,
    'aria-colspan': columns > 1 ? columns : undefined,
    'aria-rowspan': rows > 1 ? rows : undefined,
  }
}

/** What a cell or a head of a grid has to spread: its role and its place. */
export function gridCell(role: 'gridcell' | 'rowheader' | 'columnheader', column: number, columns = 1, rows = 1) {
  return { role, ...ariaPlace(column, columns, rows) }
}

/** The place of the cell that an event has happened in; null outside cells. */
export function spotOf(target: EventTarget): GridSpot | null {
  const cell = target instanceof Element ? target.closest('[aria-colindex]') : null
  const row = cell?.closest('[aria-rowindex]')
  return cell && row ? { row: indexOf(row, 'aria-rowindex'), column: indexOf(cell, 'aria-colindex') } : null
}

function indexOf(element: Element, attribute: string): number {
  return Number(element.getAttribute(attribute)) - 1
}
