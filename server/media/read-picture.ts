import { buffer } from 'node:stream/consumers'
import type { Sharp } from 'sharp'
import type { Image } from '#domain/media/image.ts'
import { sourceFor } from '#domain/media/source-for.ts'
import { loadSharp } from './load-sharp.ts'
import type { MediaFiles } from './media-files.ts'

/** A picture as bytes that a document can contain. */
export interface ReadPicture {
  readonly type: 'svg' | 'jpg'
  readonly bytes: Buffer
}

/** A part of a picture, in its own pixels. */
export interface PictureCrop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a picture should be read. */
export interface PictureWish {
  /** The width in pixels, of the crop if there is one. */
  readonly width: number
  readonly crop?: PictureCrop | undefined
  /**
   * Also converts a drawing to JPEG, always as a whole. A drawing with text stays SVG, since its text would be set in
   * the fonts of the machine.
   */
  readonly asPixels?: boolean
}

// With a CDN's address before it, the URL also has the format.
const ADDRESS = /\/media\/([0-9a-f]{32})\/([^/]+?)(?:\.webp)?$/

/**
 * Reads a picture of a response: a drawing as it is, any other as a JPEG just wide enough; null if its file is missing.
 */
export async function readPicture(files: MediaFiles, image: Image, wish: PictureWish): Promise<ReadPicture | null> {
  const scale = wish.crop ? image.width / wish.crop.width : 1
  const [, hash = '', part = ''] = ADDRESS.exec(sourceFor(image, wish.width * scale)) ?? []
  const isDrawing = part.endsWith('.svg')
  const bytes = await readPart(files, hash, isDrawing ? part : `${part}.webp`)
  if (!bytes) return null
  if (isDrawing && wish.asPixels && !bytes.includes('<text')) {
    return { type: 'jpg', bytes: await drawingToJpeg(bytes, image, wish) }
  }
  return isDrawing ? { type: 'svg', bytes } : { type: 'jpg', bytes: await toJpeg(bytes, image, wish) }
}

async function readPart(files: MediaFiles, hash: string, part: string): Promise<Buffer | null> {
  const found = await files.open(hash, part)
  return found && buffer(await found.read())
}

const DRAWING_DENSITY = 72

async function drawingToJpeg(bytes: Buffer, image: Image, { width }: PictureWish): Promise<Buffer> {
  const sharp = await loadSharp()
  // At its own density, a small drawing would be enlarged from too few pixels.
  const density = DRAWING_DENSITY * Math.max(1, width / image.width)
  return asJpeg(sharp(bytes, { density }).resize({ width }))
}

async function toJpeg(bytes: Buffer, image: Image, { width, crop }: PictureWish): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(bytes)
  const { width: stored = image.width } = await picture.metadata()
  if (crop) picture.extract(scaled(crop, stored / image.width))
  return asJpeg(picture.resize({ width, withoutEnlargement: true }))
}

function asJpeg(picture: Sharp): Promise<Buffer> {
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 82 }).toBuffer()
}

function scaled({ x, y, width, height }: PictureCrop, scale: number) {
  const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)]
  return { left, top, width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}
