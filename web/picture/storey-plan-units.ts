import type { InteractiveData } from '#contract/interactive.ts'
import type { Chess, Instance } from '#domain/chess/chess.ts'
import { type Box, boundsOf } from '#domain/picture/box.ts'
import { pathOf } from '#domain/picture/crop.ts'
import type { Point, Polygon } from '#domain/picture/polygon.ts'
import { turnedPolygon, turnedSize } from '#domain/picture/quarter-turn.ts'
import type { Size } from '#domain/picture/viewport.ts'

/** A unit on the plan of its storey, in the pixels of the plan. */
export interface PlanUnit {
  readonly instance: Instance
  readonly polygons: readonly Polygon[]
  readonly path: string
  readonly box: Box
}

/** The size of a plan, optionally turned by 90 degrees. */
export function planSizeOf({ width, height }: Size, isTurned: boolean): Size {
  return isTurned ? turnedSize({ width, height }) : { width, height }
}

/** The polygons of a region in the pixels of its plan, optionally turned by 90 degrees. */
export function onPlan(polygons: readonly Polygon[], plan: Size, isTurned: boolean): readonly Polygon[] {
  const { width, height } = planSizeOf(plan, isTurned)
  const turned = isTurned ? polygons.map(turnedPolygon) : polygons
  return turned.map((polygon) => polygon.map(([x, y]): Point => [x * width, y * height]))
}

/** The units on a plan, sorted by their position on the storey. Leaves out units that the chess does not contain. */
export function planUnitsOf({ frame }: InteractiveData, chess: Chess, isTurned = false): readonly PlanUnit[] {
  const { image, regions } = frame
  if (!image) return []
  const units = regions.flatMap(({ target, polygons: shares }): PlanUnit[] => {
    const instance = target.kind === 'instance' ? chess.instanceById.get(target.id) : undefined
    const polygons = onPlan(shares, image, isTurned)
    const box = boundsOf(polygons)
    return instance && box ? [{ instance, polygons, path: pathOf(polygons, { width: 1, height: 1 }), box }] : []
  })
  return units.toSorted((a, b) => a.instance.column - b.instance.column)
}
