import type { Point } from '../source.ts'
import { MAP } from './sites.ts'

/** The coastline: the bay in front of the harbour, a cape to its west. */
export function coastAt(x: number): number {
  return 930 + 40 * Math.sin(x / 310 + 0.6) - 22 * Math.exp(-(((x - 1010) / 260) ** 2)) + 14 * Math.sin(x / 97)
}

/** The middle of the canal at a height of the map. */
export function canalAt(y: number): number {
  return 452 + 62 * Math.sin(y / 210 - 0.9) - 0.06 * y
}

/** Half the width of the canal. */
export const CANAL = 19

/** The edge of the forest: it lies to the north-east of this line. */
function forestAt(x: number): number {
  return 158 + 0.00042 * (x - 1120) ** 2 * (x > 1560 ? 1.6 : 0.6) - 18 * Math.sin(x / 80)
}

/** Whether a point lies in the forest. */
export function isForest([x, y]: Point): boolean {
  return x > 1180 && (y < forestAt(x) || (x > 1740 && y < 430 + 26 * Math.sin(x / 40)))
}

/** Parks as circles: middle and radius. */
export const PARKS: readonly (readonly [number, number, number])[] = [
  [246, 560, 92],
  [330, 598, 70],
  [1112, 470, 86],
  [1190, 508, 64],
  [850, 140, 62],
  [1590, 700, 96],
  [1668, 742, 66],
]

/** The wide streets, as corners of smooth lines. */
export const AVENUES: readonly (readonly Point[])[] = [
  [
    [-20, 250],
    [300, 236],
    [700, 250],
    [1180, 222],
    [1340, 238],
  ],
  [
    [-20, 690],
    [300, 664],
    [640, 640],
    [1010, 640],
    [1320, 620],
    [1650, 600],
    [MAP.width + 20, 620],
  ],
  [
    [740, -20],
    [752, 250],
    [744, 640],
    [760, 880],
  ],
  [
    [1268, -20],
    [1290, 240],
    [1276, 640],
    [1300, 890],
  ],
  [
    [1330, 470],
    [1520, 456],
    [MAP.width + 20, 500],
  ],
]

/** The distance of a point from a polyline. */
export function distanceToLine([x, y]: Point, line: readonly Point[]): number {
  return Math.min(
    ...line.slice(1).map(([bx, by], index) => {
      const [ax, ay] = line[index] ?? [bx, by]
      const [dx, dy] = [bx - ax, by - ay]
      const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
      return Math.hypot(x - ax - along * dx, y - ay - along * dy)
    }),
  )
}
