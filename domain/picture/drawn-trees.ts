import type { DrawnFacade } from './drawn-facade.ts'

/** A tree on the ground line: the x of its trunk, its height, and the radius of its crown. */
interface DrawnTree {
  readonly x: number
  readonly height: number
  readonly radius: number
}

/** Distances from the outer walls, in pixels of the drawing. */
const BEFORE: readonly DrawnTree[] = [
  { x: -92, height: 34, radius: 22 },
  { x: -56, height: 42, radius: 28 },
]
const AFTER: readonly DrawnTree[] = [
  { x: 32, height: 46, radius: 22 },
  { x: 72, height: 36, radius: 28 },
  { x: 122, height: 40, radius: 22 },
]
const BETWEEN: DrawnTree = { x: 36, height: 44, radius: 24 }

/** Trees beside the building and in every other gap. They give the picture a scale. */
export function treesOf({ standing }: DrawnFacade): readonly DrawnTree[] {
  const [first, last] = [standing[0], standing.at(-1)]
  if (!first || !last) return []
  const gaps = standing.slice(0, -1).filter((_, index) => index % 2 === 0)
  return [
    ...BEFORE.map((tree) => moved(tree, first.wall.x)),
    ...gaps.map(({ wall }) => moved(BETWEEN, wall.x + wall.width)),
    ...AFTER.map((tree) => moved(tree, last.wall.x + last.wall.width)),
  ]
}

function moved(tree: DrawnTree, by: number): DrawnTree {
  return { ...tree, x: tree.x + by }
}
