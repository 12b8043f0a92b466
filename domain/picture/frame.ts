import { type Polygon, totalAreaOf } from './polygon.ts'

/** The visible part of a region in one frame. */
interface RegionInFrame<Id> {
  readonly id: Id
  readonly polygons: readonly Polygon[]
}

/** The frames in their order around the building. */
export function inOrder<F extends { readonly order: number }>(frames: readonly F[]): readonly F[] {
  return frames.toSorted((a, b) => a.order - b.order)
}

/** The index `delta` frames further around the ring. */
export function stepFrame(count: number, index: number, delta: number): number {
  return count > 0 ? (((index + delta) % count) + count) % count : 0
}

/** The frames a visitor may turn to next, the nearest first, without the current one. */
export function framesToPreload(count: number, index: number, reach: number): readonly number[] {
  const near = new Set<number>()
  // Half the ring in both directions covers every frame.
  for (let step = 1; step <= Math.min(reach, count / 2); step++) {
    near.add(stepFrame(count, index, step)).add(stepFrame(count, index, -step))
  }
  return [...near]
}

/** The frame in which the largest part of a region is visible; the first of equals, null if no frame shows it. */
export function bestFrame<Id>(frames: readonly RegionInFrame<Id>[]): Id | null {
  let best: Id | null = null
  let largest = 0
  for (const { id, polygons } of frames) {
    const area = totalAreaOf(polygons)
    if (area > largest) [best, largest] = [id, area]
  }
  return best
}
