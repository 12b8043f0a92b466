/** Equal pieces one after another in something that scrolls: their size with the gap after each, in pixels. */
export interface Strip {
  readonly size: number
  readonly count: number
  /** How many more than can be seen are drawn on either side, so that a scroll finds them there. */
  readonly overscan: number
  /** How many a first paint has, which is made before anything can be measured. */
  readonly unmeasured?: number
  /** How far into the content the first one stands. */
  readonly start?: number | undefined
}

/** The pieces from the first to before the last. */
export interface VisibleRange {
  readonly from: number
  readonly to: number
}

/** The pieces of two strips, one along either axis. */
export interface VisibleArea {
  readonly block: VisibleRange
  readonly inline: VisibleRange
}

/** Which pieces are in sight, of content scrolled by an offset and seen through an extent. */
export function visibleRange(offset: number, extent: number, { size, count, start = 0 }: Strip): VisibleRange {
  const from = Math.min(Math.max(Math.floor((offset - start) / size), 0), count)
  return { from, to: Math.min(Math.max(Math.ceil((offset - start + extent) / size), from), count) }
}
