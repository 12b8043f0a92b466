import type { Instance } from '#domain/chess/chess.ts'
import type { GridCell } from '#domain/chess/grid-layout.ts'
import type { Box } from './box.ts'
import { type DrawnColumns, windowCountOf } from './drawn-columns.ts'

/** A unit by its windows. */
export interface DrawnUnit {
  readonly instance: Instance
  readonly windows: readonly Box[]
  /** Under its first window, if it has a balcony. */
  readonly balcony: { readonly x: number; readonly y: number; readonly width: number } | null
}

/** The height of a storey. */
export const STOREY = 44

/** The largest gap between two units, and between two windows of a unit. */
const APART = 12
const MULLION = 6

/** The largest share of the available room that a gap takes. */
const NARROW = 0.4

interface Pane {
  /** The height of the sill above the floor, and of the window itself. */
  readonly sill: number
  readonly height: number
}

/** A shop window reaches the street; a garage or a cellar has a slit under the ceiling. */
const PANE: Pane = { sill: 10, height: 25 }
const SHOP: Pane = { sill: 1, height: 34 }
const SLIT: Pane = { sill: 16, height: 14 }

interface WindowPlace {
  /** The x of the first column. */
  readonly x: number
  /** The y of the unit's floor. */
  readonly bottom: number
  /** The first column of the section. */
  readonly firstColumn: number
}

/** Draws the windows of a unit: one per room, as high as the storeys it spans. */
export function drawUnit(
  cell: GridCell,
  { starts, width }: DrawnColumns,
  { x, bottom, firstColumn }: WindowPlace,
): DrawnUnit {
  const { instance, columns } = cell
  const pane = paneOf(instance)
  const column = cell.column - firstColumn
  const from = starts[column] ?? 0
  const to = starts[column + columns] ?? width
  const count = Math.max(windowCountOf(instance), columns)
  const apart = Math.min(APART, (to - from) * NARROW)
  const room = to - from - apart
  const mullion = Math.min(MULLION, (room / count) * NARROW)
  const wide = (room - mullion * (count - 1)) / count
  const height = pane.height + (cell.rows + cell.above - 1) * STOREY
  const y = bottom - pane.sill - height
  const left = x + from + apart / 2
  const windows = Array.from({ length: count }, (_, index) => ({
    x: left + index * (wide + mullion),
    y,
    width: wide,
    height,
  }))
  const hasBalcony = (instance.layout.balconies ?? 0) > 0
  return { instance, windows, balcony: hasBalcony ? { x: left, y: bottom - pane.sill + 1, width: wide } : null }
}

function paneOf({ layout }: Instance): Pane {
  switch (layout.type) {
    case 'commerce':
      return SHOP
    case 'parking':
    case 'storage':
      return SLIT
    default:
      return PANE
  }
}
