import { ClipperD, ClipType, FillRule, type PathD, type PathsD, type PolyPathD, PolyTreeD } from 'clipper2-ts'
import { type Point, type Polygon, signedAreaOf } from './polygon.ts'

/** An area as rings. Outer rings wind one way, holes the other. Only the results of this file guarantee that. */
export type Rings = readonly Polygon[]

/** One connected piece of an area. */
export interface Shape {
  readonly outer: Polygon
  readonly holes: readonly Polygon[]
}

/** Decimals kept between steps. Integers up to 1e7 keep the products of the sweep exact in a double. */
export const WORKING_DECIMALS = 7

interface Corner {
  readonly x: number
  readonly y: number
}

/** The union of polygons that wind the same way. */
export function unionOf(polygons: readonly Polygon[]): Rings {
  return combine(ClipType.Union, polygons, [], WORKING_DECIMALS)
}

/** The intersection of two areas. */
export function intersectionOf(a: Rings, b: Rings, decimals = WORKING_DECIMALS): Rings {
  return combine(ClipType.Intersection, a, b, decimals)
}

/** The part of one area that is not in the other. */
export function differenceOf(a: Rings, b: Rings): Rings {
  return combine(ClipType.Difference, a, b, WORKING_DECIMALS)
}

/** The size of an area, without its holes. */
export function areaOfRings(rings: Rings): number {
  return Math.abs(rings.reduce((sum, ring) => sum + signedAreaOf(ring), 0))
}

/** The connected pieces of an area, rounded. An island in a hole is a separate piece. */
export function shapesOf(rings: Rings, decimals = WORKING_DECIMALS): readonly Shape[] {
  const tree = new PolyTreeD()
  execute(ClipType.Union, rings, [], tree, decimals)
  return shapesUnder(tree, decimals)
}

function combine(type: ClipType, subject: Rings, clip: Rings, decimals: number): Rings {
  const paths: PathsD = []
  execute(type, subject, clip, paths, decimals)
  return paths.map((path) => toRing(path, decimals))
}

function execute(type: ClipType, subject: Rings, clip: Rings, into: PathsD | PolyTreeD, decimals: number): void {
  // The shorthand `unionD(paths, rule)` rounds to 2 decimals and only returns false on failure, so we use the class.
  const clipper = new ClipperD(decimals)
  clipper.preserveCollinear = false
  clipper.addSubjectPaths(toPaths(subject, decimals))
  clipper.addClipPaths(toPaths(clip, decimals))
  const done = Array.isArray(into)
    ? clipper.execute(type, FillRule.NonZero, into)
    : clipper.execute(type, FillRule.NonZero, into)
  if (!done) throw new Error('clipper2 could not combine the polygons')
}

function shapesUnder(node: PolyPathD, decimals: number): readonly Shape[] {
  return childrenOf(node).flatMap((outer) => {
    const holes = childrenOf(outer)
    const shape = {
      outer: toRing(outer.poly ?? [], decimals),
      holes: holes.map((hole) => toRing(hole.poly ?? [], decimals)),
    }
    return [shape, ...holes.flatMap((hole) => shapesUnder(hole, decimals))]
  })
}

// clipper2 multiplies whole numbers by 1e-7, which leaves digits like 0.30000000000000004.
function toRing(path: PathD, decimals: number): Polygon {
  const unit = 10 ** decimals
  return path.map(({ x, y }): Point => [Math.round(x * unit) / unit, Math.round(y * unit) / unit])
}

// An empty ring makes clipper2 throw.
function toPaths(rings: Rings, decimals: number): PathsD {
  const unit = 10 ** decimals
  return rings
    .map((ring) => withoutSpikes(ring.map(([x, y]) => ({ x: Math.round(x * unit), y: Math.round(y * unit) }))))
    .filter((ring) => ring.length > 2)
    .map((ring) => ring.map(({ x, y }) => ({ x: x / unit, y: y / unit })))
}

function childrenOf(node: PolyPathD): readonly PolyPathD[] {
  return Array.from({ length: node.count }, (_, index) => node.child(index))
}

// Exact, since coordinates are integers. Rounding folds thin parts into spikes, and clipper2 loses areas beside a
// horizontal spike.
function withoutSpikes(ring: readonly Corner[]): readonly Corner[] {
  const spare = ring.findIndex((corner, i) =>
    isStraight(ring.at(i - 1) ?? corner, corner, ring[i + 1] ?? ring[0] ?? corner),
  )
  return spare < 0 ? ring : withoutSpikes(ring.toSpliced(spare, 1))
}

function isStraight(before: Corner, { x, y }: Corner, after: Corner): boolean {
  return (x - before.x) * (after.y - y) === (y - before.y) * (after.x - x)
}
