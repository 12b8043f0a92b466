import type { TitledPicture } from '#domain/address/title.ts'
import type { Image } from '#domain/media/image.ts'
import { type Polygon, totalAreaOf } from './polygon.ts'

/** What a region can stand for (design 3). */
export interface Target {
  readonly kind: 'project' | 'estate' | 'section' | 'storey' | 'instance' | 'interactive' | 'panorama'
  readonly id: number
}

/** A frame of a picture, by its id and that of the picture; for a storey where its units are asked. */
export interface PictureQuery {
  readonly id: string
  readonly frame: number
  readonly storey?: number | undefined
}

/** A picture with one of its frames, as far as things are looked for in it. */
export interface ShownPicture {
  readonly id: string
  readonly kind: TitledPicture['kind']
  readonly frame: {
    readonly id: number
    readonly image: Image | null
    readonly regions: readonly { readonly target: Target; readonly polygons: readonly Polygon[] }[]
  }
  readonly frames: readonly { readonly id: number }[]
  readonly parent: PictureQuery | null
  readonly storeys: readonly { readonly id: number }[]
}

/** Something marked in a picture: an estate on the site, a storey of a building, a unit on its storey. */
export interface Pinpoint {
  /** What picture it is: a plan of a storey is drawn, the others are photos or renders. */
  readonly kind: ShownPicture['kind']
  readonly interactiveId: string
  readonly frameId: number
  readonly image: Image
  readonly polygons: readonly Polygon[]
}

/** Marks a target in a picture; null where the picture does not show it or is no picture (drawn from the chess). */
export function pinpoint({ id, kind, frame }: ShownPicture, target: Target): Pinpoint | null {
  const region = frame.regions.find((one) => one.target.kind === target.kind && one.target.id === target.id)
  if (!region || !frame.image) return null
  return { kind, interactiveId: id, frameId: frame.id, image: frame.image, polygons: region.polygons }
}

/** How much of the picture the marked thing covers, to choose the frame that shows it best. */
export function coverage({ polygons }: Pinpoint): number {
  return totalAreaOf(polygons)
}
