import type { Image } from '#domain/media/image.ts'
import { cropAround } from '#domain/picture/crop.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import type { Polygon } from '#domain/picture/polygon.ts'
import type { PictureCrop, PictureWish } from '#server/media/read-picture.ts'
import type { WantedPicture } from './document-plan.ts'

/** A place on a sheet, in millimetres. */
export interface Slot {
  readonly width: number
  readonly height: number
}

/** A picture as templates place it: whole on paper, or filling its place. */
export interface PlacedPicture {
  /** Without an extension: what it is shows when it is read. */
  readonly file: string
  readonly alt: string
  readonly fit: 'contain' | 'cover'
  /** Width to height of the part that is shown. */
  readonly aspect: number
  /** The part of the file that is shown, in shares of its sides. */
  readonly part: PictureCrop
  /** What is marked, in shares of that part. */
  readonly marks: readonly Polygon[]
}

/** A picture, and what has to be read for it. */
export interface ShownPicture {
  readonly placed: PlacedPicture
  readonly wanted: WantedPicture
}

/** How a picture is shown. */
export interface PictureUse {
  /** Another one for each picture of the document. */
  readonly name: string
  readonly alt: string
  readonly slot: Slot
  readonly fit: PlacedPicture['fit']
}

/** Enough for a printer, and no more: a document is sent by messenger. */
const DOTS_PER_MM = 150 / 25.4

/** Pictures on paper are small: what they mark takes two thirds of them. */
const SURROUNDINGS = 1.5

/** Shows a picture as it is. */
export function showImage(image: Image, use: PictureUse): ShownPicture {
  return show(image, null, [], use)
}

/** Shows what is marked in a picture: on a plan of a storey in the whole of it, in a photo with its surroundings. */
export function showPinpoint({ image, polygons }: Pinpoint, use: PictureUse): ShownPicture {
  if (use.fit === 'contain') return show(image, null, polygons, use)
  const [x = 0, y = 0, width = image.width, height = image.height] = cropAround(
    polygons,
    image,
    use.slot.width / use.slot.height,
    SURROUNDINGS,
  )
    .split(' ')
    .map(Number)
  return show(image, { x, y, width, height }, polygons, use)
}

function show(image: Image, crop: PictureCrop | null, marks: readonly Polygon[], use: PictureUse): ShownPicture {
  const isDrawing = image.src.endsWith('.svg')
  const shown = crop ?? { x: 0, y: 0, width: image.width, height: image.height }
  const part = inShares(shown, image)
  const aspect = shown.width / shown.height
  return {
    placed: {
      file: use.name,
      alt: use.alt,
      fit: use.fit,
      aspect,
      // A photo is cut when it is read; a drawing stays whole, and only a part of it is in sight.
      part: isDrawing ? part : { x: 0, y: 0, width: 1, height: 1 },
      marks: marks.map((polygon) =>
        polygon.map(([x, y]) => [round((x - part.x) / part.width), round((y - part.y) / part.height)] as const),
      ),
    },
    wanted: {
      image,
      wish: { width: dotsAcross(use, aspect), ...(isDrawing ? ofDrawing(crop, use) : crop && { crop }) },
    },
  }
}

/** A plan is looked at closely and stays what it is; a map is one of the pictures, and as a drawing it takes long to write. */
function ofDrawing(crop: PictureCrop | null, { fit }: PictureUse): Pick<PictureWish, 'asPixels'> {
  return { asPixels: fit === 'cover' && !crop }
}

function inShares({ x, y, width, height }: PictureCrop, picture: Image): PictureCrop {
  return {
    x: x / picture.width,
    y: y / picture.height,
    width: width / picture.width,
    height: height / picture.height,
  }
}

function dotsAcross({ slot, fit }: PictureUse, aspect: number): number {
  const choose = fit === 'cover' ? Math.max : Math.min
  return Math.ceil(choose(slot.width, slot.height * aspect) * DOTS_PER_MM)
}

function round(share: number): number {
  return Math.round(share * 1e4) / 1e4
}
