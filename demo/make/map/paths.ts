import type { Point, Polygon } from '../source.ts'

/** A closed outline. */
export function ring(polygon: Polygon): string {
  return `M${polygon.map(pair).join('L')}Z`
}

/** A circle, as a path that can be joined with others. */
export function disc([x, y]: Point, radius: number): string {
  const r = short(radius)
  return `M${pair([x - radius, y])}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0`
}

/** A smooth line through the corners (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${pair(first)} ${pair(second)} ${pair(to)}`
  })
  return `M${pair(at(0))}${curves.join('')}`
}

/** Moved by an offset. */
export function moved(polygon: Polygon, dx: number, dy: number): Polygon {
  return polygon.map(([x, y]): Point => [x + dx, y + dy])
}

/** A filled path. */
export function fill(color: string, d: string, opacity = 1): string {
  return d === '' ? '' : `<path fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''} d="${d}"/>`
}

/** A drawn line. */
export function stroke(color: string, width: number, d: string): string {
  return `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`
}

function short(value: number): string {
  return String(Number(value.toFixed(1)) + 0)
}
