import type { AriaAttributes } from 'react'

/** ARIA props of a row at a position from 0. ARIA counts from 1, and the first row holds the titles. */
export function ariaRow(position: number) {
  return { role: 'row', 'aria-rowindex': position + 2 } as const
}

/** ARIA props of a cell or title of a column from 0. -1 is the column of check boxes. */
export function ariaCell(
  role: 'gridcell' | 'rowheader' | 'columnheader',
  column: number,
  more: Pick<AriaAttributes, 'aria-selected' | 'aria-readonly' | 'aria-invalid' | 'aria-colspan'> = {},
) {
  return { role, 'aria-colindex': column + 2, ...more } as const
}

/** ARIA props of a part of the rows. */
export const ARIA_ROW_GROUP = { role: 'rowgroup' } as const
