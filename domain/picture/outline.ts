import { type Box, boundsOf } from './box.ts'
import { type Camera, cameraOf, isOutside } from './camera.ts'
import type { Polygon } from './polygon.ts'
import { type Rings, shapesOf, unionOf } from './polygon-overlay.ts'
import { type Matrix4, projectRing } from './projection.ts'
import type { Plane } from './vector.ts'
import { type Face, facesOf, type Volume } from './volume.ts'

/** What the picture shows of one side of a body. */
export interface SeenFace {
  readonly plane: Plane
  readonly rings: Rings
  readonly bounds: Box
}

/** What was found on the picture, with its box; nothing where it has no area. */
export function seenFace(plane: Plane, rings: Rings): readonly SeenFace[] {
  const bounds = boundsOf(rings)
  return bounds ? [{ plane, rings, bounds }] : []
}

/** The sides that face the camera, cut to the picture. */
export function seenFacesOf(faces: readonly Face[], camera: Camera): readonly SeenFace[] {
  return faces
    .filter(({ plane }) => isOutside(plane, camera))
    .flatMap(({ plane, points }) => seenFace(plane, unionOf([projectRing(camera.matrix, points)])))
}

/** Everything the faces cover together, holes kept. */
export function coverOf(faces: readonly SeenFace[]): Rings {
  return unionOf(faces.flatMap(({ rings }) => rings))
}

/** The same set with the holes filled for which `keeps` says no. */
export function fillHoles(rings: Rings, keeps: (hole: Polygon) => boolean, decimals?: number): Rings {
  // Islands inside a filled hole vanish in it, because every set is merged before it is read.
  return shapesOf(rings, decimals).flatMap(({ outer, holes }) => [outer, ...holes.filter(keeps)])
}

/** The silhouette of a volume in the picture as outer rings; empty where it is behind, beside or around the camera. */
export function outlineOf(volume: Volume, matrix: Matrix4): readonly Polygon[] {
  return unionOf(fillHoles(coverOf(seenFacesOf(facesOf(volume), cameraOf(matrix))), () => false))
}
