import { type Box, boundsOf } from '#domain/picture/box.ts'
import type { Polygon } from '#domain/picture/polygon.ts'

interface Placed {
  readonly polygons: readonly Polygon[]
}

/** Sorts regions in reading order: storeys from the top, others in rows from the left. */
export function inReadingOrder<R extends Placed>(
  regions: readonly R[],
  storeyOrderOf: (region: R) => number | null,
): readonly R[] {
  const placed = regions.flatMap((region) => {
    const box = boundsOf(region.polygons)
    return box ? [{ region, box, order: storeyOrderOf(region) }] : []
  })
  const rows = rowOfEachBox(placed.map(({ box }) => box))
  return placed
    .map((item, index) => ({ ...item, rank: item.order === null ? (rows[index] ?? 0) : -item.order }))
    .toSorted((a, b) => a.rank - b.rank || a.box.x - b.box.x)
    .map(({ region }) => region)
}

/** The row of each box. A row holds all boxes whose middle is above the foot of its first box. */
function rowOfEachBox(boxes: readonly Box[]): readonly number[] {
  const rows = boxes.map(() => 0)
  let [row, foot] = [-1, -Infinity]
  const middleOf = (index: number) => (boxes[index]?.y ?? 0) + (boxes[index]?.height ?? 0) / 2
  for (const index of [...boxes.keys()].toSorted((a, b) => middleOf(a) - middleOf(b))) {
    if (middleOf(index) > foot) {
      row++
      foot = middleOf(index) + (boxes[index]?.height ?? 0) / 2
    }
    rows[index] = row
  }
  return rows
}
