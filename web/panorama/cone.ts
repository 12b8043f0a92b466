import type { Point } from '#domain/picture/polygon.ts'

/** The field of view from a point of the plan, as path data: a sector of a circle that points straight up. */
export function conePath([x, y]: Point, radius: number, across: number): string {
  const half = (Math.min(across, 150) * Math.PI) / 360
  const [aside, up] = [radius * Math.sin(half), radius * Math.cos(half)]
  const at = (dx: number) => `${round(x + dx)},${round(y - up)}`
  return `M${round(x)},${round(y)}L${at(-aside)}A${round(radius)},${round(radius)} 0 0 1 ${at(aside)}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
