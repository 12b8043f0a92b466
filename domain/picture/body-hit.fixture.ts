import { type Body, heightAt, isSurface } from './body.ts'
import { rayThrough } from './first-hit.fixture.ts'
import { containsPoint, type Point, type Polygon } from './polygon.ts'
import { add, cross, dot, type Point3, scale, subtract } from './vector.ts'

/** The first body that the ray through a picture point enters. */
type Judge = (point: Point) => number | null

interface Side {
  readonly normal: Point3
  readonly offset: number
}

/**
 * An independent check for bodies with slopes: it follows rays. It knows a body by its cross sections, so it supports an
 * `upper` outline only between level heights.
 */
export function judgeOf(bodies: readonly Body[], eye: Point3, target: Point3, focal: number): Judge {
  const sided = bodies.map((body) => ({ body, sides: sidesOf(body), isFlat: isSurface(body), ball: ballAround(body) }))
  return (point) => {
    const ray = rayThrough(eye, target, focal, point)
    const entries = sided.map(({ body, sides, isFlat, ball }) => {
      if (misses(ball, eye, ray)) return Infinity
      return isFlat ? landingOn(body, sides, eye, ray) : entryInto(body, sides, eye, ray)
    })
    const nearest = Math.min(...entries)
    return Number.isFinite(nearest) ? entries.indexOf(nearest) : null
  }
}

interface Ball {
  readonly middle: Point3
  readonly radius: number
}

/** A ball around a body, so that most rays can skip the body quickly. */
function ballAround({ base, upper = base, bottom, top }: Body): Ball {
  const corners = [
    ...base.map(([x, y], corner): Point3 => [x, y, heightAt(bottom ?? top, corner)]),
    ...upper.map(([x, y], corner): Point3 => [x, y, heightAt(top, corner)]),
  ]
  const middle = scale(corners.reduce(add), 1 / corners.length)
  return { middle, radius: Math.max(...corners.map((corner) => Math.hypot(...subtract(corner, middle)))) }
}

function misses({ middle, radius }: Ball, eye: Point3, ray: Point3): boolean {
  const aside = cross(subtract(middle, eye), ray)
  return Math.hypot(...aside) > radius * Math.hypot(...ray)
}

// A surface lies on the body below it, so the ray meets it slightly earlier.
const UPON = 1e-9

function landingOn({ base, top }: Body, sides: readonly Side[], eye: Point3, ray: Point3): number {
  const t = Math.max(...sides.map((side) => meetingOf(side, eye, ray)).filter(Number.isFinite))
  const met = add(eye, scale(ray, t))
  const fromAbove = eye[2] > slopeAt(base, top, [eye[0], eye[1]])
  return t > 0 && fromAbove && containsPoint([base], [met[0], met[1]]) ? t - UPON : Infinity
}

function entryInto(body: Body, sides: readonly Side[], eye: Point3, ray: Point3): number {
  const crossings = sides
    .map((side) => meetingOf(side, eye, ray))
    .filter((t) => Number.isFinite(t) && t > 0)
    .toSorted((a, b) => a - b)
  const entered = crossings.find((t, i) => isInside(body, add(eye, scale(ray, (t + (crossings[i + 1] ?? t)) / 2))))
  return entered ?? Infinity
}

/** The plane of every side, by three of its corners. A wall may end in a single corner at the top. */
function sidesOf({ base, upper = base, bottom, top }: Body): readonly Side[] {
  const high = upper.map(([x, y], corner): Point3 => [x, y, heightAt(top, corner)])
  if (bottom === undefined) return sideBy(high)
  const low = base.map(([x, y], corner): Point3 => [x, y, heightAt(bottom, corner)])
  const walls = low.flatMap((from, corner) => {
    const next = (corner + 1) % low.length
    const to = low[next] ?? from
    return [...sideBy([from, to, high[corner] ?? from]), ...sideBy([from, to, high[next] ?? from])]
  })
  return [...walls, ...sideBy(low), ...sideBy(high)]
}

function sideBy([a, b, c]: readonly Point3[]): readonly Side[] {
  if (!a || !b || !c) return []
  const normal = cross(subtract(b, a), subtract(c, a))
  return [{ normal, offset: dot(normal, a) }]
}

function isInside({ base, upper, bottom = 0, top }: Body, [x, y, z]: Point3): boolean {
  const [low, high] = [slopeAt(base, bottom, [x, y]), slopeAt(base, top, [x, y])]
  if (z <= low || z >= high) return false
  const share = (z - low) / (high - low)
  const section: Polygon = upper
    ? base.map(([bx, by], corner) => {
        const [ux, uy] = upper[corner] ?? [bx, by]
        return [bx + share * (ux - bx), by + share * (uy - by)]
      })
    : base
  return containsPoint([section], [x, y])
}

/** The height of a plane at a point. The plane is given by its heights at the first three corners. */
function slopeAt([a, b, c]: Polygon, heights: Body['top'], [x, y]: Point): number {
  if (typeof heights === 'number' || !a || !b || !c) return heightAt(heights, 0)
  const [za, zb, zc] = [0, 1, 2].map((corner) => heightAt(heights, corner)) as [number, number, number]
  const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]]
  const whole = bx * cy - by * cx
  const [px, py] = [x - a[0], y - a[1]]
  return za + ((zb - za) * (px * cy - py * cx) + (zc - za) * (bx * py - by * px)) / whole
}

function meetingOf({ normal, offset }: Side, eye: Point3, ray: Point3): number {
  return (offset - dot(normal, eye)) / dot(normal, ray)
}
