import { type Box, boundsOf } from './box.ts'
import type { Camera } from './camera.ts'
import { coversBetweenFaces, coversByHidden, isSliver, overlappingPairs } from './face-overlap.ts'
import { coverOf, type SeenFace, seenFace, seenFacesOf } from './outline.ts'
import { differenceOf, type Rings } from './polygon-overlay.ts'
import { distanceOutside, type Plane, type Point3, subtract } from './vector.ts'
import { facesOf, planesOf, type Volume, verticesOf } from './volume.ts'

/** A volume before a camera: its silhouette, the faces turned to the camera, and the planes it lies wholly behind. */
export interface Solid {
  readonly bounds: Box
  readonly rings: Rings
  readonly faces: readonly SeenFace[]
  readonly vertices: readonly Point3[]
  readonly supports: readonly Plane[]
  readonly isConvex: boolean
  readonly tolerance: number
}

// Of the size of the volume: a millimetre in ten metres, which forgives rounded plans.
const TOUCHING = 1e-4

// Of the picture, less than a pixel: a surface seen so nearly edge-on would only cut what is behind it in two.
const THINNEST_SURFACE = 2e-4

/** The volume as the camera sees it, or null where it isn't in the picture. */
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

/** The parts of its faces that a solid does not hide itself: of a concave body only the nearest face may answer for it. */
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
