import type { Instance } from '#domain/chess/chess.ts'
import type { GridCell, GridHead } from '#domain/chess/grid-layout.ts'
import { roomsOf } from '#domain/layout/layout.ts'

/** The columns of a drawn section. A column is as wide as the windows of its units. */
export interface DrawnColumns {
  /** The start of each column, and the end of the last one. */
  readonly starts: readonly number[]
  readonly width: number
}

/** The facade shows at most this many rooms. */
const MOST_WINDOWS = 4

/** The width of a column with one window, and the extra width of each further window. */
const NARROWEST = 34
const WIDENING = 10

/** The number of windows of a unit: one per room. */
export function windowCountOf({ layout }: Pick<Instance, 'layout'>): number {
  // A shop always has two panes.
  if (layout.type === 'commerce') return 2
  return Math.min(MOST_WINDOWS, Math.max(1, Math.round(roomsOf(layout.label) ?? 1)))
}

/** Measures the columns of a section by the units in its cells. A section without units is one column wide. */
export function columnsOf(head: GridHead | undefined, cells: readonly GridCell[]): DrawnColumns {
  const seen = Array.from({ length: head?.columns ?? 1 }, () => ({ windows: 0, units: 0 }))
  for (const { instance, column, columns } of cells) {
    // A unit that spans several columns does not determine the width of one.
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

/** The smallest width of a squeezed column. */
const SQUEEZED = 7

/** The same columns in less room, but wide enough to be distinguished. */
export function squeezed({ starts, width }: DrawnColumns, share: number): DrawnColumns {
  const least = (SQUEEZED * (starts.length - 1)) / width
  const kept = Math.min(1, Math.max(share, least))
  return { starts: starts.map((start) => start * kept), width: width * kept }
}
