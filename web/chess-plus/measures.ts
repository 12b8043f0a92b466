import type { Along } from '#web/grid/blocks.ts'
import type { Skyline, SkylineCell } from './skyline.ts'

/** Between cells, in pixels. */
export const GAP = 3
/** What stands above the highest storey, and below the lowest: the ground line with the names. */
export const SKY = 24
export const GROUND = 68

const SIDES = { large: { least: 26, most: 40 }, small: { least: 28, most: 40 } } as const

/** What is drawn where, in pixels. */
export interface Measures {
  /** Of a cell. */
  readonly side: number
  /** From one cell to the next. */
  readonly pitch: number
  /** The column of storey numbers. */
  readonly axis: number
  /** Between towers, more than between cells. */
  readonly street: number
  readonly inlineSize: number
  readonly blockSize: number
}

/** The side of a cell: all rows fit the stage if it can be; on a small screen a thumb has to hit it. */
export function sideOf(stageHeight: number, rows: number, small: boolean): number {
  const { least, most } = SIDES[small ? 'small' : 'large']
  const fitting = Math.floor((stageHeight - SKY - GROUND) / Math.max(rows, 1)) - GAP
  return Math.min(Math.max(fitting, least), most)
}

/** The measures of a skyline on a stage of some height. */
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

/** How far from the inline start something in a column of a tower stands. */
export function startOf(column: number, tower: number, { axis, pitch, street }: Measures): number {
  return axis + (column - 1) * pitch + tower * street
}

/** Where the cells of a skyline stand along their rows. */
export function alongOf(measures: Measures): Along<SkylineCell> {
  return {
    gap: GAP,
    extentOf: ({ column, columns, tower }) => ({
      start: startOf(column, tower, measures),
      size: lengthOf(columns, measures),
    }),
  }
}

/** How long something over several cells is. */
export function lengthOf(cells: number, { pitch }: Measures): number {
  return cells * pitch - GAP
}
