import type { Image } from '#domain/media/image.ts'
import { loadSharp } from '#server/media/load-sharp.ts'
import type { MediaFiles } from '#server/media/media-files.ts'
import { readPicture } from '#server/media/read-picture.ts'
import { withoutText } from '#server/media/without-text.ts'

/** A picture that is part of a mail. */
export interface MailPicture {
  /** How the HTML names it, without `cid:`. */
  readonly cid: string
  /** As PNG, twice as large as shown. */
  readonly bytes: Buffer
  /** As shown, in pixels. */
  readonly width: number
  readonly height: number
}

/** Where a picture is shown. */
interface PictureSlot {
  readonly cid: string
  readonly width: number
  readonly height: number
  /** The margin around the picture in a slot that it fills; null if the slot becomes as narrow as the picture. */
  readonly margin: number | null
  /** The picture has no transparent parts, because they would be dark in a dark mail program. */
  readonly background: string
}

const DENSITY = 72
const SCALE = 2

/** Reads a picture for a mail; null if it can't be read: a mail without its picture says the same. */
export async function readMailPicture(files: MediaFiles, image: Image, slot: PictureSlot): Promise<MailPicture | null> {
  try {
    return await paint(files, image, slot)
  } catch {
    return null
  }
}

async function paint(files: MediaFiles, image: Image, slot: PictureSlot): Promise<MailPicture | null> {
  const { cid, background } = slot
  const margin = slot.margin ?? 0
  const { width, height } = slot.margin === null ? fitted(image, slot) : slot
  const size = { width: (width - 2 * margin) * SCALE, height: (height - 2 * margin) * SCALE }
  const read = await readPicture(files, image, { width: size.width })
  if (!read) return null
  const sharp = await loadSharp()
  const density = DENSITY * Math.max(1, size.width / image.width)
  const picture = read.type === 'svg' ? sharp(withoutText(read.bytes), { density }) : sharp(read.bytes)
  const edge = margin * SCALE
  const bytes = await picture
    .flatten({ background })
    .resize({ ...size, fit: 'contain', background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .png({ palette: true })
    .toBuffer()
  return { cid, bytes, width, height }
}

/** The size in which the whole picture fits into its slot. */
function fitted(image: Image, { width, height }: PictureSlot): { readonly width: number; readonly height: number } {
  const scale = Math.min(width / image.width, height / image.height)
  return { width: Math.max(1, Math.round(image.width * scale)), height: Math.max(1, Math.round(image.height * scale)) }
}
