import { type Camera, isOutside } from './camera.ts'
import { type Cover, coversBetweenFaces, coversByHidden, overlappingPairs } from './face-overlap.ts'
import { differenceOf, type Rings } from './polygon-overlay.ts'
import { nearestFacesOf, type Solid } from './solid.ts'
import { distanceOutside, type Plane } from './vector.ts'

type Pair = readonly [Solid, Solid]

/** The visible part of each solid's silhouette, without what nearer solids cover. */
export function visibleRings(solids: readonly Solid[], camera: Camera): ReadonlyMap<Solid, Rings> {
  const covers = coversByHidden(coversOf(overlappingPairs(solids), camera))
  return new Map(solids.map((solid) => [solid, differenceOf(solid.rings, covers.get(solid) ?? [])]))
}

function coversOf(pairs: readonly Pair[], camera: Camera): readonly Cover<Solid>[] {
  const judged = pairs.map((pair) => ({ pair, nearer: nearerOf(pair, camera) }))
  const whole = judged.flatMap(({ pair: [a, b], nearer }) =>
    nearer ? [{ hidden: nearer === a ? b : a, by: nearer.rings }] : [],
  )
  const embracing = judged.filter(({ nearer }) => nearer === null).map(({ pair }) => pair)
  return [...whole, ...coversByFace(embracing, camera)]
}

// If a plane separates two bodies, the one on the camera's side is always nearer, because a ray crosses a plane once. This
// needs no depths, so stacked storeys and neighbouring units, which touch, do not hide each other by rounding.
function nearerOf([a, b]: Pair, camera: Camera): Solid | null {
  const behindA = separatingPlane(a, b)
  if (behindA) return isOutside(behindA, camera) ? b : a
  const behindB = separatingPlane(b, a)
  if (behindB) return isOutside(behindB, camera) ? a : b
  return null
}

// Interlocked bodies (a tower in a courtyard) may each hide a part of the other, so their faces are compared.
function coversByFace(pairs: readonly Pair[], camera: Camera): readonly Cover<Solid>[] {
  const solids = new Set(pairs.flat())
  const faces = new Map([...solids].map((solid) => [solid, nearestFacesOf(solid, camera)]))
  return pairs.flatMap(([a, b]) =>
    (faces.get(a) ?? []).flatMap((ofA) =>
      (faces.get(b) ?? [])
        .flatMap((ofB) => coversBetweenFaces(ofA, ofB, camera))
        .map(({ hidden, by }) => ({ hidden: hidden === ofA ? a : b, by })),
    ),
  )
}

function separatingPlane(inside: Solid, outside: Solid): Plane | undefined {
  const tolerance = Math.max(inside.tolerance, outside.tolerance)
  return inside.supports.find((plane) => outside.vertices.every((point) => distanceOutside(plane, point) >= -tolerance))
}
