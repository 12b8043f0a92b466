/**
 * A percentile of numbers in ascending order, interpolated linearly between two neighbours. `share` is 0 to 1.
 * NaN if there are no numbers.
 */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const place = share * (sorted.length - 1)
  const below = Math.floor(place)
  const low = sorted[below] ?? Number.NaN
  const high = sorted[below + 1] ?? low
  return low + (high - low) * (place - below)
}
