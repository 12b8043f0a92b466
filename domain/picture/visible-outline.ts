import { cameraOf } from './camera.ts'
import { isSliver } from './face-overlap.ts'
import { visibleRings } from './occlusion.ts'
import { fillHoles } from './outline.ts'
import { areaOf, type Polygon } from './polygon.ts'
import { areaOfRings, intersectionOf, type Rings, shapesOf, unionOf } from './polygon-overlay.ts'
import type { Matrix4 } from './projection.ts'
import { type Solid, solidOf } from './solid.ts'
import type { Volume } from './volume.ts'
import { withoutHoles } from './without-holes.ts'

/** A volume with the id of what it represents. */
export interface NamedVolume<Id> {
  readonly id: Id
  readonly volume: Volume
}

/** The visible polygons of an id in one frame. */
interface VisibleOutline<Id> {
  readonly id: Id
  readonly polygons: readonly Polygon[]
}

// A hundredth of a pixel in a picture 1,000 pixels wide.
const DECIMALS = 5

// Relative to the whole silhouette. A smaller piece between two neighbours can't be clicked.
const LEAST_SHARE = 1e-3

/**
 * The visible parts of each id, rounded, in the order of their first volumes; empty if nothing is visible. Volumes with the
 * same id get one outline. Bodies may touch but must not intersect. Of two coinciding faces the first one is visible.
 */
export function visibleOutlines<Id>(
  volumes: readonly NamedVolume<Id>[],
  matrix: Matrix4,
): readonly VisibleOutline<Id>[] {
  const camera = cameraOf(matrix)
  const found = volumes.map(({ id, volume }) => ({ id, solid: solidOf(volume, camera) }))
  const visible = visibleRings(
    found.flatMap(({ solid }) => solid ?? []),
    camera,
  )
  const partsOf = new Map<Id, Solid[]>()
  for (const { id, solid } of found) {
    const parts = partsOf.get(id) ?? []
    if (solid) parts.push(solid)
    partsOf.set(id, parts)
  }
  const things = [...partsOf].map(([id, solids]) => thingOf(id, solids, visible))
  return things.map((thing) => ({ id: thing.id, polygons: polygonsOf(thing, things) }))
}

/** Everything with one id: its visible part, and the size of its silhouette without occlusion. */
interface Thing<Id> {
  readonly id: Id
  readonly seen: Rings
  readonly area: number
}

function thingOf<Id>(id: Id, solids: readonly Solid[], visible: ReadonlyMap<Solid, Rings>): Thing<Id> {
  const rings = solids.map((solid) => visible.get(solid) ?? [])
  return {
    id,
    seen: rings.length > 1 ? unionOf(rings.flat()) : rings.flat(),
    area: solids.reduce((sum, solid) => sum + areaOfRings(solid.rings), 0),
  }
}

function polygonsOf<Id>({ id, seen, area }: Thing<Id>, things: readonly Thing<Id>[]): readonly Polygon[] {
  const least = LEAST_SHARE * area
  // A courtyard belongs to its building, as in `outlineOf`, unless something else is visible in it.
  const showsOther = (hole: Polygon) =>
    things.some((other) => other.id !== id && !intersectionOf([hole], other.seen).every((ring) => isSliver(ring)))
  return shapesOf(fillHoles(seen, showsOther, DECIMALS), DECIMALS)
    .filter(({ outer, holes }) => areaOfShape(outer, holes) >= least)
    .flatMap((shape) => withoutHoles(shape, DECIMALS))
}

function areaOfShape(outer: Polygon, holes: readonly Polygon[]): number {
  return holes.reduce((area, hole) => area - areaOf(hole), areaOf(outer))
}
