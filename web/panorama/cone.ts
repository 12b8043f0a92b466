import type { Point } from '#domain/picture/polygon.ts'

/** The cone of what is seen from a point of the plan, as the data of a path: a slice of a circle, straight up. */
export function conePath([x, y]: Point, radius: number, across: number): string {
  const half = (Math.min(across, 150) * Math.PI) / 360
  const [aside, up] = [radius * Math.sin(half), radius * Math.cos(half)]
  const at = (dx: number) => `${round(x + dx)},${round(y - up)}`
  return `M${round(x)},${round(y)}L${at(-aside)}A${round(radius)},${round(radius)} 0 0 1 ${at(aside)}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
