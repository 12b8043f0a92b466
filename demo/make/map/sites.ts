import type { Point, Polygon } from '../source.ts'

/** The picture of the group in its own units; every map of the demo is a part of it. */
export const MAP = { width: 1920, height: 1200 } as const

/** A project on the map: its outline, the origin of its scene, and the scale in units per metre. */
export interface Site {
  readonly project: 'harbour' | 'mill' | 'pines'
  readonly outline: Polygon
  readonly origin: Point
  readonly scale: number
}

/** The three sites: on the waterfront, on the canal, at the forest. */
export const SITES: readonly Site[] = [
  {
    project: 'harbour',
    outline: [
      [806, 700],
      [1182, 690],
      [1214, 742],
      [1210, 828],
      [1172, 846],
      [812, 858],
      [792, 838],
      [790, 716],
    ],
    origin: [1004, 792],
    scale: 2.1,
  },
  {
    project: 'mill',
    outline: [
      [500, 318],
      [664, 300],
      [684, 316],
      [694, 424],
      [680, 442],
      [516, 456],
      [500, 440],
    ],
    origin: [598, 372],
    scale: 3,
  },
  {
    project: 'pines',
    outline: [
      [1362, 214],
      [1668, 196],
      [1690, 214],
      [1698, 396],
      [1680, 416],
      [1374, 424],
      [1352, 404],
      [1346, 232],
    ],
    origin: [1522, 312],
    scale: 2.15,
  },
]

/** A site as 0..1 of the map. */
export function regionOf({ outline }: Site): [number, number][] {
  return outline.map(([x, y]) => [share(x, MAP.width), share(y, MAP.height)])
}

function share(value: number, whole: number): number {
  return Number((value / whole).toFixed(4))
}
