import { type RefObject, useState } from 'react'
import { useVisibleRange } from '#web/ui/use-visible-range.ts'
import type { VisibleRange } from '#web/ui/visible-range.ts'
import type { ChessSizes } from './chess-sizes.ts'

/** What of the grid is in sight, and a little around it. */
export interface GridSight {
  readonly rows: VisibleRange
  /** From where to where along the rows, in rem. */
  readonly from: number
  readonly to: number
  /** How many rows a page is. */
  readonly page: number
}

// A row more on either side costs more cells than a column more.
const SPARE_ROWS = 1
const SPARE_COLUMNS = 1

/** Follows what is in sight of a grid of so many rows and such an inline size. */
export function useSight(
  scroller: RefObject<HTMLElement | null>,
  inlineSize: number,
  rowCount: number,
  sizes: ChessSizes,
): GridSight {
  const [rem] = useState(readRem)
  const rows = useVisibleRange(scroller, 'block', {
    size: (sizes.row + sizes.gap) * rem,
    count: rowCount,
    overscan: SPARE_ROWS,
    start: sizes.head * rem,
  })
  // Between sections there is more than a gap, so columns are no equal strip; pieces as long as a column are.
  const piece = sizes.cell + sizes.gap
  const pieces = useVisibleRange(scroller, 'inline', {
    size: piece * rem,
    count: Math.ceil(inlineSize / piece),
    overscan: SPARE_COLUMNS,
  })
  return {
    rows,
    from: pieces.from * piece,
    to: pieces.to * piece,
    page: Math.max(1, rows.to - rows.from - 2 * SPARE_ROWS - 1),
  }
}

function readRem(): number {
  // A first paint is made where there is no document to ask.
  return import.meta.env.SSR ? 16 : Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
