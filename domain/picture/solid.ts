import { type Box, boundsOf } from './box.ts'
import type { Camera } from './camera.ts'
import { coversBetweenFaces, coversByHidden, isSliver, overlappingPairs } from './face-overlap.ts'
import { coverOf, type SeenFace, seenFace, seenFacesOf } from './outline.ts'
import { differenceOf, type Rings } from './polygon-overlay.ts'
import { distanceOutside, type Plane, type Point3, subtract } from './vector.ts'
import { facesOf, planesOf, type Volume, verticesOf } from './volume.ts'

/** A volume seen by a camera: its silhouette, the faces turned to the camera, and the planes it lies entirely behind. */
export interface Solid {
  readonly bounds: Box
  readonly rings: Rings
  readonly faces: readonly SeenFace[]
  readonly vertices: readonly Point3[]
  readonly supports: readonly Plane[]
  readonly isConvex: boolean
  readonly tolerance: number
}

// Relative to the size of the volume: a millimetre in ten metres. Tolerates rounded plans.
const TOUCHING = 1e-4

// Relative to the picture: less than a pixel. A surface seen that nearly edge-on would only split what is behind it.
const THINNEST_SURFACE = 2e-4

/** The volume as the camera sees it; null if it is not in the picture. */
export function solidOf(volume: Volume, camera: Camera): Solid | null {
  const vertices = verticesOf(volume)
  const faces = seenFacesOf(facesOf(volume), camera)
  const rings = coverOf(faces)
  const bounds = boundsOf(rings)
  if (!bounds) return null
  if (volume.kind === 'surface' && rings.every((ring) => isSliver(ring, THINNEST_SURFACE))) return null
  const tolerance = TOUCHING * sizeOf(vertices)
  const planes = planesOf(volume)
  const supports = planes.filter((plane) => vertices.every((vertex) => distanceOutside(plane, vertex) <= tolerance))
  return { bounds, rings, vertices, supports, tolerance, isConvex: supports.length === planes.length, faces }
}

/** The parts of a solid's faces that it does not hide itself. Only a concave body hides some. */
export function nearestFacesOf({ faces, isConvex }: Solid, camera: Camera): readonly SeenFace[] {
  if (isConvex) return faces
  const covers = coversByHidden(overlappingPairs(faces).flatMap(([a, b]) => coversBetweenFaces(a, b, camera)))
  return faces.flatMap((face) => {
    const by = covers.get(face)
    return by ? seenFace(face.plane, differenceOf(face.rings, by)) : [face]
  })
}

function sizeOf(vertices: readonly Point3[]): number {
  const [origin] = vertices
  if (!origin) return 0
  return vertices.reduce((size, vertex) => Math.max(size, Math.hypot(...subtract(vertex, origin))), 0)
}
