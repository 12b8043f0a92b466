import { type Box, boundsOf } from './box.ts'
import { type Camera, cameraOf, isOutside } from './camera.ts'
import type { Polygon } from './polygon.ts'
import { type Rings, shapesOf, unionOf } from './polygon-overlay.ts'
import { type Matrix4, projectRing } from './projection.ts'
import type { Plane } from './vector.ts'
import { type Face, facesOf, type Volume } from './volume.ts'

/** The visible part of a face in the picture. */
export interface SeenFace {
  readonly plane: Plane
  readonly rings: Rings
  readonly bounds: Box
}

/** A seen face with its bounds; an empty list if it has no points. */
export function seenFace(plane: Plane, rings: Rings): readonly SeenFace[] {
  const bounds = boundsOf(rings)
  return bounds ? [{ plane, rings, bounds }] : []
}

/** The faces that are turned to the camera, clipped to the picture. */
export function seenFacesOf(faces: readonly Face[], camera: Camera): readonly SeenFace[] {
  return faces
    .filter(({ plane }) => isOutside(plane, camera))
    .flatMap(({ plane, points }) => seenFace(plane, unionOf([projectRing(camera.matrix, points)])))
}

/** The union of faces, with its holes. */
export function coverOf(faces: readonly SeenFace[]): Rings {
  return unionOf(faces.flatMap(({ rings }) => rings))
}

/** Fills every hole for which `keeps` returns false. */
export function fillHoles(rings: Rings, keeps: (hole: Polygon) => boolean, decimals?: number): Rings {
  // Islands inside a filled hole disappear, because results are merged before they are used.
  return shapesOf(rings, decimals).flatMap(({ outer, holes }) => [outer, ...holes.filter(keeps)])
}

/** The silhouette of a volume as outer rings; empty if the volume is behind, beside or around the camera. */
export function outlineOf(volume: Volume, matrix: Matrix4): readonly Polygon[] {
  return unionOf(fillHoles(coverOf(seenFacesOf(facesOf(volume), cameraOf(matrix))), () => false))
}
