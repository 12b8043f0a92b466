/** Items of equal size in a scroll container. */
export interface Strip {
  readonly size: number
  readonly count: number
  /** The number of items to render beyond the visible ones on either side. */
  readonly overscan: number
  /** The number of items in the first paint, before anything is measured. */
  readonly unmeasured?: number
  /** The offset of the first item in the content, in pixels. */
  readonly start?: number | undefined
  /** How many pixels of items one scrolled pixel stands for, where the items are too many for the content's size. 1 by default. */
  readonly scale?: number | undefined
}

/** A range of items. `to` is exclusive. */
export interface VisibleRange {
  readonly from: number
  readonly to: number
}

/** The ranges of two strips, one along each axis. */
export interface VisibleArea {
  readonly block: VisibleRange
  readonly inline: VisibleRange
}

/** The visible items at a scroll offset, in a container of the size `extent`. */
export function visibleRange(
  offset: number,
  extent: number,
  { size, count, start = 0, scale = 1 }: Strip,
): VisibleRange {
  const at = offset * scale - start
  const from = Math.min(Math.max(Math.floor(at / size), 0), count)
  return { from, to: Math.min(Math.max(Math.ceil((at + extent) / size), from), count) }
}
