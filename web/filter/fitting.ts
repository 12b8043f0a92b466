/** The measured widths of a bar's parts, each with its gap. */
export interface Measured {
  /** By importance, the most important first; 0 for a missing part. */
  readonly parts: readonly number[]
  /** The room left beside the parts that are always shown. */
  readonly room: number
}

/** How many parts, by importance, are shown. A part that does not fit is hidden with all less important ones. */
export function fittingParts({ parts, room }: Measured): number {
  let left = room
  const first = parts.findIndex((width) => {
    left -= width
    return width > 0 && left < 0
  })
  return first < 0 ? parts.length : first
}
