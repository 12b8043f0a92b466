import type { InteractiveData, Region } from '#contract/interactive.ts'
import type { Image } from '#domain/media/image.ts'
import { type Polygon, totalAreaOf } from '#domain/picture/polygon.ts'

/** Something marked in a picture: an estate on the site, a storey of a building, a unit on its storey. */
export interface Pinpoint {
  /** What picture it is: a plan of a storey is drawn, the others are photos or renders. */
  readonly kind: InteractiveData['kind']
  readonly interactiveId: string
  readonly frameId: number
  readonly image: Image
  readonly polygons: readonly Polygon[]
}

/** What a region can stand for. */
export type Target = Region['target']

/** Marks a target in a picture; null where the picture does not show it or is no picture (drawn from the chess). */
export function pinpoint({ id, kind, frame }: InteractiveData, target: Target): Pinpoint | null {
  const region = frame.regions.find((one) => one.target.kind === target.kind && one.target.id === target.id)
  if (!region || !frame.image) return null
  return { kind, interactiveId: id, frameId: frame.id, image: frame.image, polygons: region.polygons }
}

/** How much of the picture the marked thing covers, to choose the frame that shows it best. */
export function coverage({ polygons }: Pinpoint): number {
  return totalAreaOf(polygons)
}
