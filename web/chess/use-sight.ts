import { type RefObject, useMemo } from 'react'
import type { GridSight } from '#web/grid/rows-in-sight.ts'
import { useAreaAhead } from '#web/ui/use-area-ahead.ts'
import type { ChessSizes } from './chess-sizes.ts'

// A notch of a wheel is shorter than these: what it brings into sight has been drawn before.
const SPARE_ROWS = 3
const SPARE_COLUMNS = 2
// As much as a large screen shows.
const UNMEASURED_ROWS = 20
const UNMEASURED_COLUMNS = 24

/** Follows what is to be drawn of a grid of so many rows and such an inline size: what is in sight and some of what is around it, in rem. */
export function useSight(
  scroller: RefObject<HTMLElement | null>,
  inlineSize: number,
  rowCount: number,
  sizes: ChessSizes,
  rem: number,
): GridSight {
  const halfRows = {
    size: ((sizes.row + sizes.gap) / 2) * rem,
    count: rowCount * 2,
    overscan: SPARE_ROWS * 2,
    unmeasured: UNMEASURED_ROWS * 2,
    start: sizes.head * rem,
  }
  // Between sections there is more than a gap, so columns are no equal strip; pieces as long as a column are.
  const piece = sizes.cell + sizes.gap
  const pieces = {
    size: piece * rem,
    count: Math.ceil(inlineSize / piece),
    overscan: SPARE_COLUMNS,
    unmeasured: UNMEASURED_COLUMNS,
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
