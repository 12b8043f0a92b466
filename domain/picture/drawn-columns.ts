import type { Instance } from '#domain/chess/chess.ts'
import type { GridCell, GridHead } from '#domain/chess/grid.ts'
import { roomsOf } from '#domain/layout/layout.ts'

/** The columns of a section as they are drawn: as wide as the windows of what stands in them. */
export interface DrawnColumns {
  /** Where a column begins, by its number less one; the end of the last one follows. */
  readonly starts: readonly number[]
  readonly width: number
}

/** More rooms than this are not counted on a facade. */
const MOST_WINDOWS = 4

/** A column with one window, and by how much each further one widens it. */
const NARROWEST = 34
const WIDENING = 10

/** How many windows tell how many rooms there are. */
export function windowCountOf({ layout }: Pick<Instance, 'layout'>): number {
  // A shop has two panes, whatever is behind them.
  if (layout.type === 'commerce') return 2
  return Math.min(MOST_WINDOWS, Math.max(1, Math.round(roomsOf(layout.label) ?? 1)))
}

/** Measures the columns of a section by the units in its cells; a section without units is as wide as one column. */
export function columnsOf(head: GridHead | undefined, cells: readonly GridCell[]): DrawnColumns {
  const seen = Array.from({ length: head?.columns ?? 1 }, () => ({ windows: 0, units: 0 }))
  for (const { instance, column, columns } of cells) {
    // What spans several columns says nothing about one of them.
    const one = columns === 1 ? seen[column - (head?.column ?? 1)] : undefined
    if (one) {
      one.windows += windowCountOf(instance)
      one.units += 1
    }
  }
  const starts = [0]
  let end = 0
  for (const { windows, units } of seen) {
    const usual = units === 0 ? 1 : Math.round(windows / units)
    end += NARROWEST + WIDENING * (usual - 1)
    starts.push(end)
  }
  return { starts, width: end }
}

/** The narrowest that a squeezed column gets. */
const SQUEEZED = 7

/** The same columns in less room, as far as they can still be told apart. */
export function squeezed({ starts, width }: DrawnColumns, share: number): DrawnColumns {
  const least = (SQUEEZED * (starts.length - 1)) / width
  const kept = Math.min(1, Math.max(share, least))
  return { starts: starts.map((start) => start * kept), width: width * kept }
}
