import type { Point } from './polygon.ts'
import type { Size } from './viewport.ts'

/** A label of a fixed size on the screen, its middle at a point of the picture. */
export interface ScaledLabel {
  readonly at: Point
  readonly size: Size
}

/**
 * From which scale on each label is shown, so that no two of those shown ever overlap. The best come first in the list. Who
 * is in the way of a better one waits until the picture is so near that both have room, and stays from there on: a zoom
 * in only adds labels, and moving the picture changes none.
 */
export function labelScales(labels: readonly ScaledLabel[]): readonly number[] {
  const scales: number[] = []
  for (const label of labels) {
    let from = 0
    for (const [index, better] of labels.slice(0, scales.length).entries()) {
      const apart = scaleApart(label, better)
      // One that is itself shown only when both have room is not in the way.
      if ((scales[index] ?? 0) < apart) from = Math.max(from, apart)
    }
    scales.push(from)
  }
  return scales
}

/** The scale from which on two labels do not overlap. */
function scaleApart(a: ScaledLabel, b: ScaledLabel): number {
  const width = (a.size.width + b.size.width) / 2
  const height = (a.size.height + b.size.height) / 2
  return Math.min(width / Math.abs(a.at[0] - b.at[0]), height / Math.abs(a.at[1] - b.at[1]))
}
