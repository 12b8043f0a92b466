/** Browsers cut off elements that are higher: Firefox at 17.8 million pixels, others at 33.5. */
const MAX_EXTENT = 10_000_000

/** How rows fit into the scrolled content. */
export interface RowScroll {
  /** The height of the content, in pixels. */
  readonly extent: number
  /** How many pixels of rows one scrolled pixel stands for: 1, or more if there are too many rows. */
  readonly scale: number
}

/** Fits rows of a height into content that browsers can show. `view` is the height in which rows are seen. */
export function rowScroll(count: number, height: number, view: number): RowScroll {
  const whole = count * height
  const extent = Math.min(whole, MAX_EXTENT)
  const room = extent - view
  return { extent, scale: extent < whole && room > 0 ? (whole - view) / room : 1 }
}

/** How far the rows are moved, so that the right ones are in sight at a scroll offset. */
export function shiftAt(offset: number, { scale }: RowScroll): number {
  return scale === 1 ? 0 : offset - offset * scale
}

/** How far to scroll until an interval is in sight; one that is too long is aligned to its beginning. */
export function scrollToShow(from: number, to: number, seenFrom: number, seenTo: number): number {
  if (from < seenFrom) return from - seenFrom
  return to > seenTo ? Math.min(to - seenTo, from - seenFrom) : 0
}
