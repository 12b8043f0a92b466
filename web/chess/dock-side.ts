/** A box on the screen. */
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
}

interface DockPlace {
  readonly cell: Box
  readonly stage: Box
  /** What the dock takes of the stage, with the space around it and a neighbour of the cell. */
  readonly width: number
  readonly height: number
  readonly rtl: boolean
}

/** On which side the preview of a cell stands: at the end, unless the cell lies under it there; null if it does on both. */
export function dockSide({ cell, stage, width, height, rtl }: DockPlace): 'start' | 'end' | null {
  if (cell.top - stage.top > height) return 'end'
  const isUnderLeft = cell.left - stage.left < width
  const isUnderRight = stage.right - cell.right < width
  const [isUnderStart, isUnderEnd] = rtl ? [isUnderRight, isUnderLeft] : [isUnderLeft, isUnderRight]
  if (!isUnderEnd) return 'end'
  return isUnderStart ? null : 'start'
}
