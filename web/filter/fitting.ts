/** What of a bar is measured: how wide its parts are, each with its gap. */
export interface Measured {
  /** By importance, the first the most; 0 where there is none. */
  readonly parts: readonly number[]
  /** What is left beside what always stands there. */
  readonly room: number
}

/** How many parts, by importance, are shown; what does not fit leaves with everything less important. */
export function fittingParts({ parts, room }: Measured): number {
  let left = room
  const first = parts.findIndex((width) => {
    left -= width
    return width > 0 && left < 0
  })
  return first < 0 ? parts.length : first
}
