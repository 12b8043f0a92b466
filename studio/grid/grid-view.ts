import type { Cell } from '#domain/table/cell-range.ts'
import { CHECK_WIDTH, type ColumnPlace, columnAt } from './column-places.ts'
import { type GridLayout, nearestLine } from './grid-layout.ts'
import { type RowScroll, scrollToShow } from './row-scroll.ts'

/** What the scrolled part of the grid shows, and how to scroll it. */
export interface GridView {
  /** The cell at a point of the screen, or the nearest one. Column -1 holds the check boxes. */
  readonly cellUnder: (x: number, y: number) => Cell | null
  /** Scrolls just enough to show a cell beside what always stays in sight. */
  readonly reveal: (cell: Cell) => void
  /** How many rows a page has. */
  readonly pageRows: () => number
  readonly isRtl: () => boolean
  /** How far a point is outside of the scrolled cells, in pixels along each axis; 0 inside. */
  readonly beyond: (x: number, y: number, isFirstColumn: boolean) => { readonly block: number; readonly inline: number }
  readonly scrollBy: (block: number, inline: number) => void
}

interface GridViewOptions {
  readonly scroller: HTMLElement | null
  readonly layout: GridLayout
  readonly places: readonly ColumnPlace[]
  /** The height of rows, of group heads and of the header. */
  readonly rowHeight: number
  readonly scroll: RowScroll
  readonly isRtl: () => boolean
}

/** Creates the view of a scrolling element. Offsets along rows count in the direction of reading. */
export function createView({ scroller, layout, places, rowHeight, scroll, isRtl }: GridViewOptions): GridView {
  const hasHeads = layout.groups.some(({ head }) => head !== null)
  const frozen = places[0]?.end ?? CHECK_WIDTH
  /** The distance of a point from the start of the visible part, along rows and across. */
  const distances = (element: HTMLElement, x: number, y: number) => {
    const box = element.getBoundingClientRect()
    return { inline: isRtl() ? box.left + element.clientWidth - x : x - box.left, block: y - box.top - rowHeight }
  }
  return {
    isRtl,
    cellUnder: (x, y) => {
      if (!scroller) return null
      const { inline, block } = distances(scroller, x, y)
      const inside = Math.max(0, Math.min(block, scroller.clientHeight - rowHeight - 1))
      const row = nearestLine(layout, (scroller.scrollTop * scroll.scale + inside) / rowHeight)
      return row === null ? null : { row, column: columnAt(places, inline, Math.abs(scroller.scrollLeft)) }
    },
    reveal: ({ row, column }) => {
      const line = layout.lines[row]
      const place = places[column]
      if (!scroller || !line || !place) return
      const top = scroller.scrollTop * scroll.scale
      const height = scroller.clientHeight - rowHeight
      const from = line.at * rowHeight
      const down = scrollToShow(from, from + rowHeight, top + (hasHeads ? rowHeight : 0), top + height)
      const start = Math.abs(scroller.scrollLeft)
      const along =
        column === 0 ? 0 : scrollToShow(place.start, place.end, start + frozen, start + scroller.clientWidth)
      if (down === 0 && along === 0) return
      scroller.scrollBy({ top: down / scroll.scale, left: isRtl() ? -along : along, behavior: 'instant' })
    },
    pageRows: () => Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - rowHeight) / rowHeight) - 2),
    beyond: (x, y, isFirstColumn) => {
      if (!scroller) return { block: 0, inline: 0 }
      const { inline, block } = distances(scroller, x, y)
      return {
        block: outside(block, 0, scroller.clientHeight - rowHeight),
        inline: outside(inline, isFirstColumn ? 0 : frozen, scroller.clientWidth),
      }
    },
    scrollBy: (block, inline) =>
      scroller?.scrollBy({ top: block, left: isRtl() ? -inline : inline, behavior: 'instant' }),
  }
}

function outside(value: number, from: number, to: number): number {
  if (value < from) return value - from
  return value > to ? value - to : 0
}
