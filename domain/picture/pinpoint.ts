import type { TitledPicture } from '#domain/address/title.ts'
import type { Image } from '#domain/media/image.ts'
import { type Polygon, totalAreaOf } from './polygon.ts'

/** What a region represents. */
export interface Target {
  readonly kind: 'project' | 'estate' | 'section' | 'storey' | 'instance' | 'interactive' | 'panorama'
  readonly id: number
}

/** A request for a frame of a picture; with `storey` for the units of one storey. */
export interface PictureQuery {
  readonly id: string
  readonly frame: number
  readonly storey?: number | undefined
}

/** The parts of a picture and one of its frames that a search needs. */
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

/** A target marked in a picture: an estate on the site, a storey of a building, a unit on its storey. */
export interface Pinpoint {
  /** The kind of picture. A storey plan is a drawing, the others are photos or renders. */
  readonly kind: ShownPicture['kind']
  readonly interactiveId: string
  readonly frameId: number
  readonly image: Image
  readonly polygons: readonly Polygon[]
}

/** Marks a target in a picture; null if the picture does not show it or has no image (drawn from the chess). */
export function pinpoint({ id, kind, frame }: ShownPicture, target: Target): Pinpoint | null {
  const region = frame.regions.find((one) => one.target.kind === target.kind && one.target.id === target.id)
  if (!region || !frame.image) return null
  return { kind, interactiveId: id, frameId: frame.id, image: frame.image, polygons: region.polygons }
}

/** The share of the picture that the marked target covers, to choose the best frame. */
export function coverage({ polygons }: Pinpoint): number {
  return totalAreaOf(polygons)
}
