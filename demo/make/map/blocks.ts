import { containsPoint } from '#domain/picture/polygon.ts'
import type { Point, Polygon } from '../source.ts'
import { AVENUES, CANAL, canalAt, coastAt, distanceToLine, isForest, PARKS } from './ground.ts'
import { MAP, SITES } from './sites.ts'

/** A house of the town: its outline and which of the roof colours it has. */
interface Block {
  readonly outline: Polygon
  readonly roof: number
}

const CELL = { width: 66, height: 54 }
const STREET = 13
const TURN = -0.07
const DEPTH = 13

/** The town: rows of blocks with courtyards on all free ground. */
export function makeBlocks(random: () => number): readonly Block[] {
  const blocks: Block[] = []
  for (let row = -2; row < 22; row++) {
    for (let column = -2; column < 31; column++) {
      const [chance, roof, variant] = [random(), random(), random()]
      const corner: Point = [column * CELL.width, row * CELL.height]
      if (chance < 0.04) continue
      blocks.push(...housesOf(corner, variant).map((house) => ({ outline: turned(house), roof: Math.floor(roof * 4) })))
    }
  }
  return blocks.filter(({ outline }) => withMiddles(outline).every(isTown))
}

// A perimeter block is two long houses and one or two short ones between them; some are a plain slab.
function housesOf([x, y]: Point, variant: number): readonly Polygon[] {
  const [w, h] = [CELL.width - STREET, CELL.height - STREET]
  if (variant < 0.2) return [box(x, y, w * 0.42, h), box(x + w * 0.58, y + h * 0.12, w * 0.42, h * 0.88)]
  const sides = [box(x, y, w, DEPTH), box(x, y + h - DEPTH, w * (variant < 0.5 ? 0.7 : 1), DEPTH)]
  const left = box(x, y + DEPTH, DEPTH, h - 2 * DEPTH)
  const right = box(x + w - DEPTH, y + DEPTH, DEPTH, h - 2 * DEPTH)
  return [...sides, left, ...(variant > 0.65 ? [right] : [])]
}

function box(x: number, y: number, width: number, height: number): Polygon {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

function turned(polygon: Polygon): Polygon {
  return polygon.map(
    ([x, y]): Point => [x * Math.cos(TURN) - y * Math.sin(TURN) - 40, x * Math.sin(TURN) + y * Math.cos(TURN) + 60],
  )
}

// A long house may have its corners on both sides of a street.
function withMiddles(outline: Polygon): Polygon {
  return outline.flatMap(([x, y], index): Point[] => {
    const [nx, ny] = outline[(index + 1) % outline.length] ?? [x, y]
    return [
      [x, y],
      [(x + nx) / 2, (y + ny) / 2],
      [(3 * x + nx) / 4, (3 * y + ny) / 4],
      [(x + 3 * nx) / 4, (y + 3 * ny) / 4],
    ]
  })
}

function isTown(point: Point): boolean {
  const [x, y] = point
  if (x < -60 || y < -60 || x > MAP.width + 60 || y > coastAt(x) - 34) return false
  if (Math.abs(x - canalAt(y)) < CANAL + 20 || isForest([x, y - 12]) || isForest([x + 12, y])) return false
  if (PARKS.some(([px, py, radius]) => Math.hypot(x - px, y - py) < radius + 10)) return false
  if (AVENUES.some((line) => distanceToLine(point, line) < 17)) return false
  return !SITES.some(({ outline }) => containsPoint([grown(outline)], point))
}

function grown(outline: Polygon): Polygon {
  const [cx, cy] = [0, 1].map((axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / outline.length)
  return outline.map(([x, y]): Point => [x + 14 * Math.sign(x - (cx ?? 0)), y + 14 * Math.sign(y - (cy ?? 0))])
}
