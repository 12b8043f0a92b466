import type { Point } from './polygon.ts'
import type { Size } from './viewport.ts'

/** A label of a fixed size on the screen, centred on a point of the picture. */
export interface ScaledLabel {
  readonly at: Point
  readonly size: Size
}

/**
 * The scale from which each label is shown, so that visible labels never overlap. Labels are given in order of priority. A
 * label that overlaps one of higher priority appears when the picture is zoomed in far enough for both, and then stays:
 * zooming in only adds labels, and panning changes none.
 */
export function labelScales(labels: readonly ScaledLabel[]): readonly number[] {
  const scales: number[] = []
  for (const label of labels) {
    let from = 0
    for (const [index, better] of labels.slice(0, scales.length).entries()) {
      const apart = scaleApart(label, better)
      // A label that appears only when both have room does not conflict.
      if ((scales[index] ?? 0) < apart) from = Math.max(from, apart)
    }
    scales.push(from)
  }
  return scales
}

/** The scale from which two labels do not overlap. */
function scaleApart(a: ScaledLabel, b: ScaledLabel): number {
  const width = (a.size.width + b.size.width) / 2
  const height = (a.size.height + b.size.height) / 2
  return Math.min(width / Math.abs(a.at[0] - b.at[0]), height / Math.abs(a.at[1] - b.at[1]))
}
