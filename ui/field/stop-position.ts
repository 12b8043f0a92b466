/** The track of a slider on the screen: equal columns from its inline start, with a stop in the middle of each. */
export interface StopTrack {
  readonly left: number
  readonly width: number
  readonly count: number
  readonly rtl: boolean
}

/** The position on a track at a point: 0 at the first stop, 1 at the second, a fraction in between. */
export function positionAt(x: number, { left, width, count, rtl }: StopTrack): number {
  const along = (rtl ? left + width - x : x - left) / width
  return Math.min(count - 1, Math.max(0, along * count - 0.5))
}

/** The stop that a key moves to from a stop or from between two, or null for other keys. Left and right are swapped in right-to-left. */
export function stopAfterKey(key: string, at: number, { count, rtl }: Pick<StopTrack, 'count' | 'rtl'>): number | null {
  const last = count - 1
  switch (key) {
    case 'ArrowUp':
    case 'PageUp':
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(last, Math.floor(at) + 1)
    case 'ArrowDown':
    case 'PageDown':
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(0, Math.ceil(at) - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
