/** What of a bar is measured: how wide its parts are, each with its gap. */
export interface Measured {
  /** By importance, the first the most; 0 where there is none, endless where the screen has no place for it. */
  readonly parts: readonly number[]
  /** The button that leads to the rest. */
  readonly more: number
  /** What is left beside what always stands there. */
  readonly room: number
}

/** How many parts, by importance, are shown; fewer than there are leave room for the button to the rest. */
export function fittingParts({ parts, more, room }: Measured): number {
  const whole = parts.reduce((sum, width) => sum + width, 0)
  if (whole <= room) return parts.length
  let left = room - more
  return parts.findIndex((width) => {
    left -= width
    return left < 0
  })
}
