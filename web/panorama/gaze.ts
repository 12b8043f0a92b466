import type { Point } from '#domain/picture/polygon.ts'
import type { Size } from '#domain/picture/viewport.ts'
import type { Scene } from './scene.ts'

/** A direction in a scene, in degrees to the right and up from the middle of its picture. */
export interface Direction {
  readonly yaw: number
  readonly pitch: number
}

/** The direction a visitor looks in, and the vertical field of view, in degrees. */
export interface Gaze extends Direction {
  readonly fov: number
}

/** The direction of a yaw on the plan, in degrees clockwise from up. `heading` is that of the middle of the picture. */
export function planAngleOf(heading: number, yaw: number): number {
  return (((heading + yaw) % 360) + 360) % 360
}

/** The yaw that looks the same way in another scene, or 0 if the two are not on one plan. */
export function yawAfter(yaw: number, from: Scene, to: Scene): number {
  if (!from.plan || from.plan.layout_id !== to.plan?.layout_id) return 0
  const turned = planAngleOf(from.heading, yaw) - to.heading
  return planAngleOf(turned, 180) - 180
}

/** The first direction: the middle of the picture or, outdoors, the first hotspot that is a place. */
export function firstDirection({ plan, hotspots }: Scene): Direction {
  const place = plan ? undefined : hotspots.find(({ target }) => target.kind !== 'scene')
  return place ? { yaw: place.yaw, pitch: place.pitch / 2 } : { yaw: 0, pitch: 0 }
}

/** The horizontal field of view for a vertical one, in degrees. */
export function fovAcross(fov: number, { width, height }: Size): number {
  return degrees(2 * Math.atan((Math.tan(radians(fov) / 2) * width) / height))
}

/** The first vertical field of view, in degrees: 90 horizontally, but within bounds vertically. */
export function firstFov({ width, height }: Size): number {
  const quarter = degrees(2 * Math.atan(height / width))
  return Math.min(85, Math.max(72, quarter))
}

/** The position of a direction on the stage, in pixels. Null behind the visitor and beside the stage. */
export function pointOf({ yaw, pitch }: Direction, gaze: Gaze, size: Size): Point | null {
  const [side, up] = [radians(yaw - gaze.yaw), radians(pitch)]
  const [right, high, far] = [Math.cos(up) * Math.sin(side), Math.sin(up), Math.cos(up) * Math.cos(side)]
  const tilt = radians(gaze.pitch)
  const depth = far * Math.cos(tilt) + high * Math.sin(tilt)
  const above = high * Math.cos(tilt) - far * Math.sin(tilt)
  if (depth < 0.05) return null
  const focus = size.height / 2 / Math.tan(radians(gaze.fov) / 2)
  const point: Point = [size.width / 2 + (focus * right) / depth, size.height / 2 - (focus * above) / depth]
  return isOn(point, size) ? point : null
}

/** Whether a point is on the stage. */
export function isOn([x, y]: Point, { width, height }: Size): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
