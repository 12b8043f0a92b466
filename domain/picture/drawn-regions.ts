import type { Box } from './box.ts'
import { type DrawnFacade, drawnSectionsOf } from './drawn-facade.ts'

/** The storeys of a drawn building as regions, in 0..1 of the drawing's size. */
export function drawnRegionsOf(facade: DrawnFacade) {
  const { width: wide, height: high } = facade.size
  const corner = (x: number, y: number): [number, number] => [x / wide, y / high]
  return drawnSectionsOf(facade).flatMap(({ storeys }) =>
    storeys.map(({ storey, band: { x, y, width, height } }) => ({
      target: { kind: 'storey' as const, id: storey.id },
      polygons: [[corner(x, y), corner(x + width, y), corner(x + width, y + height), corner(x, y + height)]],
    })),
  )
}

/** Room before the first wall for its storey numbers. */
const BEFORE = 64

/**
 * The first view of a drawing: all of it or, if its width to height ratio exceeds `widest`, as much as fits that ratio from
 * the start of the building.
 */
export function drawnFocusOf({ size: { width, height }, standing }: DrawnFacade, widest: number): Box {
  const shown = Math.min(width, height * widest)
  const first = (standing[0]?.wall.x ?? 0) - BEFORE
  return { x: Math.max(0, Math.min(first, width - shown)), y: 0, width: shown, height }
}
