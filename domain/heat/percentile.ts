/**
 * The value below which a share of the values lies, from numbers sorted upwards; between two of them it is taken on the
 * straight line. NaN where there are none.
 */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const place = share * (sorted.length - 1)
  const below = Math.floor(place)
  const low = sorted[below] ?? Number.NaN
  const high = sorted[below + 1] ?? low
  return low + (high - low) * (place - below)
}
