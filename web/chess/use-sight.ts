import { type RefObject, useMemo } from 'react'
import type { ScreenSize } from '#domain/screen/screen-size.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useAreaAhead } from '#ui/scroll/use-area-ahead.ts'
import type { GridSight } from '#web/grid/rows-in-sight.ts'
import type { ChessSizes } from './chess-sizes.ts'

// More than one wheel notch scrolls, so that cells are rendered before they become visible.
const SPARE_ROWS = 3
const SPARE_COLUMNS = 2
// As many as most screens show.
const UNMEASURED: Readonly<Record<ScreenSize, { readonly rows: number; readonly columns: number }>> = {
  small: { rows: 14, columns: 6 },
  medium: { rows: 20, columns: 14 },
  large: { rows: 18, columns: 24 },
}

/** Tracks the part of a grid to render: the visible part and some space around it, in rem. */
export function useSight(
  scroller: RefObject<HTMLElement | null>,
  inlineSize: number,
  rowCount: number,
  sizes: ChessSizes,
  rem: number,
): GridSight {
  const unmeasured = UNMEASURED[useScreenSize()]
  const halfRows = {
    size: ((sizes.row + sizes.gap) / 2) * rem,
    count: rowCount * 2,
    overscan: SPARE_ROWS * 2,
    unmeasured: unmeasured.rows * 2,
    start: sizes.head * rem,
  }
  // Columns are not evenly spaced, because sections are further apart. Counts pieces as long as a column instead.
  const piece = sizes.cell + sizes.gap
  const pieces = {
    size: piece * rem,
    count: Math.ceil(inlineSize / piece),
    overscan: SPARE_COLUMNS,
    unmeasured: unmeasured.columns,
  }
  const { block, inline } = useAreaAhead(scroller, halfRows, pieces)
  return useMemo(
    () => ({
      rows: { from: block.from / 2, to: block.to / 2 },
      from: inline.from * piece,
      to: inline.to * piece,
    }),
    [block, inline, piece],
  )
}
