/** A point of a picture: 0..1 of its size in stored regions, pixels on a stage. */
export type Point = readonly [x: number, y: number]

/** A ring of corners. The first corner is not repeated at the end. */
export type Polygon = readonly Point[]

type Edge = readonly [from: Point, to: Point]

// Relative to the length of the edge, so that pixels and 0..1 behave alike.
const EDGE_TOLERANCE = 1e-9

/** The area of one polygon, with the sign of its winding. */
export function signedAreaOf(polygon: Polygon): number {
  const [originX, originY] = polygon[0] ?? [0, 0]
  const doubled = edgesOf(polygon).reduce(
    (sum, [[ax, ay], [bx, by]]) => sum + (ax - originX) * (by - originY) - (bx - originX) * (ay - originY),
    0,
  )
  return doubled / 2
}

/** The area of one polygon, whichever way it winds. */
export function areaOf(polygon: Polygon): number {
  return Math.abs(signedAreaOf(polygon))
}

/** The areas of the polygons of one region together. */
export function totalAreaOf(polygons: readonly Polygon[]): number {
  return polygons.reduce((sum, polygon) => sum + areaOf(polygon), 0)
}

/** Whether any of the polygons contains the point. Edges belong to the polygon; the fill rule is even-odd. */
export function containsPoint(polygons: readonly Polygon[], point: Point): boolean {
  return polygons.some((polygon) => polygonContains(polygon, point))
}

function edgesOf(polygon: Polygon): readonly Edge[] {
  return polygon.map((point, index) => [polygon.at(index - 1) ?? point, point])
}

function polygonContains(polygon: Polygon, point: Point): boolean {
  const edges = edgesOf(polygon)
  if (edges.some((edge) => isOnEdge(edge, point))) return true
  return edges.filter((edge) => crossesRay(edge, point)).length % 2 === 1
}

function isOnEdge([[ax, ay], [bx, by]]: Edge, [x, y]: Point): boolean {
  const length = Math.hypot(bx - ax, by - ay)
  const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)) <= EDGE_TOLERANCE * length
}

function crossesRay([[ax, ay], [bx, by]]: Edge, [x, y]: Point): boolean {
  return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
}
