import type { GridSpot } from './grid-area.ts'

/** ARIA props of a grid row. ARIA counts from 1, and row 0 holds the headers. */
export function gridRow(row: number) {
  return { role: 'row', 'aria-rowindex': row + 1 } as const
}

/** ARIA props for the position of a cell; column 0 holds the row headers. */
export function ariaPlace(column: number, columns = 1, rows = 1) {
  return {
    'aria-colindex': column + 1,
    'aria-colspan': columns > 1 ? columns : undefined,
    'aria-rowspan': rows > 1 ? rows : undefined,
  }
}

/** ARIA props of a cell or header: its role and position. */
export function gridCell(role: 'gridcell' | 'rowheader' | 'columnheader', column: number, columns = 1, rows = 1) {
  return { role, ...ariaPlace(column, columns, rows) }
}

/** The position of the cell that contains an event's target; null outside cells. */
export function spotOf(target: EventTarget): GridSpot | null {
  const cell = target instanceof Element ? target.closest('[aria-colindex]') : null
  const row = cell?.closest('[aria-rowindex]')
  return cell && row ? { row: indexOf(row, 'aria-rowindex'), column: indexOf(cell, 'aria-colindex') } : null
}

function indexOf(element: Element, attribute: string): number {
  return Number(element.getAttribute(attribute)) - 1
}
