/** A place or a direction in the space of a building; z points up. */
export type Point3 = readonly [x: number, y: number, z: number]

/** A plane as `normal · point = offset`, with a unit normal. */
export interface Plane {
  readonly normal: Point3
  readonly offset: number
}

// Relative to the square of a ring's extent. Below it the ring is a line, and its normal would be rounding noise.
const COLLINEAR = 1e-12

/** The scalar product. */
export function dot([ax, ay, az]: Point3, [bx, by, bz]: Point3): number {
  return ax * bx + ay * by + az * bz
}

/** The vector product, right-handed. */
export function cross([ax, ay, az]: Point3, [bx, by, bz]: Point3): Point3 {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
}

/** The sum of two vectors. */
export function add([ax, ay, az]: Point3, [bx, by, bz]: Point3): Point3 {
  return [ax + bx, ay + by, az + bz]
}

/** A vector multiplied by a factor. */
export function scale([x, y, z]: Point3, factor: number): Point3 {
  return [x * factor, y * factor, z * factor]
}

/** The vector from b to a. */
export function subtract(a: Point3, b: Point3): Point3 {
  return add(a, scale(b, -1))
}

/** The plane of a ring. The normal points to the side that sees the ring counter-clockwise; null if it spans no area. */
export function planeOf(ring: readonly Point3[]): Plane | null {
  const [origin] = ring
  if (!origin) return null
  // Newell's method also works for concave rings, where a single corner may turn the other way.
  const arms = ring.map((point) => subtract(point, origin))
  const sum = arms.reduce<Point3>((total, arm, i) => add(total, cross(arms.at(i - 1) ?? arm, arm)), [0, 0, 0])
  const length = Math.hypot(...sum)
  const reach = Math.max(...arms.map((arm) => Math.hypot(...arm)))
  if (length <= COLLINEAR * reach ** 2) return null
  const [x, y, z] = sum
  const normal: Point3 = [x / length, y / length, z / length]
  return { normal, offset: dot(normal, origin) }
}

/** The distance of a point outside a plane; negative inside. */
export function distanceOutside({ normal, offset }: Plane, point: Point3): number {
  return dot(normal, point) - offset
}

/** The same plane with the normal reversed. */
export function turned({ normal, offset }: Plane): Plane {
  return { normal: scale(normal, -1), offset: -offset }
}
