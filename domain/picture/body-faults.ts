import { type Body, type Heights, heightAt, isSurface, middlePlaneOf, raise, reachOf } from './body.ts'
import { type Polygon, signedAreaOf } from './polygon.ts'
import { distanceOutside } from './vector.ts'

/** A reason why a body can't be built from its data. Corners count from 0. */
export type BodyFault =
  /** The number of corners of `of` differs from that of the base. */
  | { readonly kind: 'count'; readonly of: 'upper' | 'bottom' | 'top'; readonly count: number }
  /** The top is below the bottom. `corner` is null if all corners have one height. */
  | { readonly kind: 'below'; readonly of: 'top'; readonly corner: number | null }
  /** The corners do not lie in one plane; the farthest is `by` above or below it. */
  | { readonly kind: 'bent'; readonly of: 'bottom' | 'top'; readonly by: number }
  /** The upper outline winds the other way, so the walls would cross. */
  | { readonly kind: 'crossed'; readonly of: 'upper' }
  /** A surface has only one outline. */
  | { readonly kind: 'flat'; readonly of: 'upper' }

// Relative to the size of a face: two centimetres in ten metres. Tolerates heights that are rounded to centimetres.
const BENT = 2e-3

/** The faults of a body. If a count is wrong, only counts are reported: the other checks need equal counts. */
export function bodyFaults(body: Body): readonly BodyFault[] {
  const counts = countFaults(body)
  if (counts.length > 0) return counts
  const { base, upper, bottom, top } = body
  if (isSurface(body)) return [...(upper ? [{ kind: 'flat', of: 'upper' } as const] : []), ...bends('top', base, top)]
  return [
    ...(upper && runsBack(base, upper) ? [{ kind: 'crossed', of: 'upper' } as const] : []),
    ...belowFaults(body),
    ...bends('bottom', base, bottom ?? top),
    ...bends('top', upper ?? base, top),
  ]
}

function countFaults({ base, upper, bottom, top }: Body): readonly BodyFault[] {
  const wrong = (of: 'upper' | 'bottom' | 'top', list: readonly unknown[] | number | undefined): BodyFault[] =>
    typeof list === 'object' && list.length !== base.length ? [{ kind: 'count', of, count: list.length }] : []
  return [...wrong('upper', upper), ...wrong('bottom', bottom), ...wrong('top', top)]
}

function belowFaults({ base, bottom = 0, top }: Body): readonly BodyFault[] {
  const corner = base.findIndex((_, at) => heightAt(top, at) < heightAt(bottom, at))
  if (corner < 0) return []
  const hasOne = typeof top === 'number' && typeof bottom === 'number'
  return [{ kind: 'below', of: 'top', corner: hasOne ? null : corner }]
}

function bends(of: 'bottom' | 'top', outline: Polygon, heights: Heights): readonly BodyFault[] {
  if (typeof heights === 'number') return []
  const ring = raise(outline, heights)
  const plane = middlePlaneOf(ring)
  if (!plane || plane.normal[2] === 0) return []
  const upright = plane.normal[2]
  const by = Math.max(...ring.map((point) => Math.abs(distanceOutside(plane, point) / upright)))
  return by <= BENT * reachOf(ring) ? [] : [{ kind: 'bent', of, by }]
}

function runsBack(base: Polygon, upper: Polygon): boolean {
  return signedAreaOf(base) * signedAreaOf(upper) < 0
}
