import type { Image } from '#domain/media/image.ts'
import { cropAround } from '#domain/picture/crop.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import type { Polygon } from '#domain/picture/polygon.ts'
import type { PictureCrop, PictureWish } from '#server/media/read-picture.ts'
import type { WantedPicture } from './document-plan.ts'

/** The size of a place on a sheet, in millimetres. */
export interface Slot {
  readonly width: number
  readonly height: number
}

/** A picture as templates place it: contained in its slot or covering it. */
export interface PlacedPicture {
  /** Without an extension: the format is known only when the picture is read. */
  readonly file: string
  readonly alt: string
  readonly fit: 'contain' | 'cover'
  /** The ratio of width to height of the shown part. */
  readonly aspect: number
  /** The shown part of the file, in fractions of its sides. */
  readonly part: PictureCrop
  /** The marked polygons, in fractions of that part. */
  readonly marks: readonly Polygon[]
}

/** A placed picture and the file to read for it. */
export interface ShownPicture {
  readonly placed: PlacedPicture
  readonly wanted: WantedPicture
}

/** How a picture is shown. */
interface PictureUse {
  /** Unique in the document. */
  readonly name: string
  readonly alt: string
  readonly slot: Slot
  readonly fit: PlacedPicture['fit']
}

/** Enough for print, but small enough to send by messenger. */
const DOTS_PER_MM = 150 / 25.4

/** Pictures on paper are small, so the marked area takes two thirds of them. */
const SURROUNDINGS = 1.5

/** Shows a whole picture. */
export function showImage(image: Image, use: PictureUse): ShownPicture {
  return show(image, null, [], use)
}

/** Shows the marked area of a picture: in the whole plan of a storey, or in a photo cropped to its surroundings. */
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
      // A photo is cropped when it is read; of a drawing only a part is shown.
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

/** A plan stays a drawing, since readers look closely. A map becomes pixels: as a drawing it takes long to typeset. */
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
