import type { CellExtents } from '#web/grid/blocks.ts'
import type { Skyline, SkylineCell } from './skyline.ts'

/** The gap between cells, in pixels. */
const GAP = 3
/** The space above the highest storey, and the height of the ground line with the names below the lowest. */
export const SKY = 24
export const GROUND = 68

const SIDES = { large: { least: 26, most: 40 }, small: { least: 28, most: 40 } } as const

/** The sizes of a map, in pixels. */
export interface Measures {
  /** The side of a cell. */
  readonly side: number
  /** The distance from one cell to the next. */
  readonly pitch: number
  /** The width of the column of storey numbers. */
  readonly axis: number
  /** The additional space between towers. */
  readonly street: number
  readonly inlineSize: number
  readonly blockSize: number
}

/** The side of a cell. All rows fit the stage if possible; the minimum is larger on a small screen, for touch. */
export function sideOf(stageHeight: number, rows: number, small: boolean): number {
  const { least, most } = SIDES[small ? 'small' : 'large']
  const fitting = Math.floor((stageHeight - SKY - GROUND) / Math.max(rows, 1)) - GAP
  return Math.min(Math.max(fitting, least), most)
}

/** The measures of a skyline on a stage of the given height. */
export function measuresOf({ storeys, towers, columns }: Skyline, stageHeight: number, small: boolean): Measures {
  const side = sideOf(stageHeight, storeys.length, small)
  const pitch = side + GAP
  const [axis, street, margin] = small ? [40, 16, 12] : [56, 24, 24]
  const streets = Math.max(towers.length - 1, 0) * street
  return {
    side,
    pitch,
    axis,
    street,
    inlineSize: axis + columns * pitch + streets + margin,
    blockSize: storeys.length * pitch,
  }
}

/** The distance of a column from the inline start. */
export function startOf(column: number, tower: number, { axis, pitch, street }: Measures): number {
  return axis + (column - 1) * pitch + tower * street
}

/** The positions of a skyline's cells along their rows. */
export function extentsOf(measures: Measures): CellExtents<SkylineCell> {
  return {
    gap: GAP,
    extentOf: ({ column, columns, tower }) => ({
      start: startOf(column, tower, measures),
      size: lengthOf(columns, measures),
    }),
  }
}

/** The length of several cells with the gaps between them. */
export function lengthOf(cells: number, { pitch }: Measures): number {
  return cells * pitch - GAP
}
