/** A box on the screen. */
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
}

interface DockPlace {
  readonly cell: Box
  readonly stage: Box
  /** The size of the dock, with the space around it and one neighbouring cell. */
  readonly width: number
  readonly height: number
  readonly rtl: boolean
}

/** The side for a cell's preview: the end, unless it would cover the cell there; null if it would on both sides. */
export function dockSide({ cell, stage, width, height, rtl }: DockPlace): 'start' | 'end' | null {
  if (cell.top - stage.top > height) return 'end'
  const isUnderLeft = cell.left - stage.left < width
  const isUnderRight = stage.right - cell.right < width
  const [isUnderStart, isUnderEnd] = rtl ? [isUnderRight, isUnderLeft] : [isUnderLeft, isUnderRight]
  if (!isUnderEnd) return 'end'
  return isUnderStart ? null : 'start'
}
