import { type Box, boundsOf } from './box.ts'
import type { Polygon } from './polygon.ts'
import { intersectionOf, type Shape, shapesOf, WORKING_DECIMALS } from './polygon-overlay.ts'

/** The piece as polygons without holes. A region can't have holes, so the piece is cut in two through each hole. */
export function withoutHoles(shape: Shape, decimals = WORKING_DECIMALS): readonly Polygon[] {
  const [whole, hole] = [boundsOf([shape.outer]), firstHoleOf(shape, decimals)]
  if (!whole || !hole) return [shape.outer]
  const rings = [shape.outer, ...shape.holes]
  return halvesAt(whole, hole)
    .flatMap((half) => shapesOf(intersectionOf(rings, [half], decimals), decimals))
    .flatMap((piece) => withoutHoles(piece, decimals))
}

// At least two units of rounding: a cut through a smaller hole may run along its edge and never remove it.
function firstHoleOf(shape: Shape, decimals: number): Box | undefined {
  const least = 1.5 * 10 ** -decimals
  return shape.holes
    .flatMap((hole) => boundsOf([hole]) ?? [])
    .find(({ width, height }) => width > least && height > least)
}

// Across the shorter side, so that the seam is short.
function halvesAt(whole: Box, hole: Box): readonly Polygon[] {
  const { x: left, y: top } = whole
  const [right, bottom] = [left + whole.width, top + whole.height]
  const [x, y] = [hole.x + hole.width / 2, hole.y + hole.height / 2]
  return whole.width > whole.height
    ? [rectangle(left, top, x, bottom), rectangle(x, top, right, bottom)]
    : [rectangle(left, top, right, y), rectangle(left, y, right, bottom)]
}

function rectangle(left: number, top: number, right: number, bottom: number): Polygon {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}
