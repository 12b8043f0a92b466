import { availableParallelism } from 'node:os'
import type { Sharp } from 'sharp'
import type { Refusal } from '#server/http/refusal.ts'
import { loadSharp } from './load-sharp.ts'
import type { PreparedFile } from './prepared-file.ts'
import { createRunLimited } from './run-limited.ts'

/** Converts an uploaded picture to the widths and formats that are served. */
type PreparePicture = (bytes: Buffer) => Promise<PreparedFile | Refusal>

type LoadedSharp = Awaited<ReturnType<typeof loadSharp>>

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

const MAX_PIXELS = 100_000_000
const STEPS = [480, 960, 1440, 1920, 2880, 4096]
const MAX_WIDTH = 4096
/** The maximum height of WebP. */
const MAX_HEIGHT = 16_383
const PLACEHOLDER_SIZE = 16
/** Node reads files on four threads, and sharp encodes on the same ones. One stays free for serving. */
const MAX_ENCODERS = 3

/** At these qualities a rendering shows no difference at arm's length. Colour has half the resolution, as in WebP. */
const FORMATS = {
  // Effort 0 takes 0.47 s for a picture 1920 px wide. Effort 4 takes 14 s for 9 to 12 % fewer bytes, too long for an
  // import with fifty pictures.
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' }),
  // Effort 2 takes half the time of the default for 3 % more bytes, in a format that few browsers still request.
  webp: (picture: Sharp) => picture.webp({ quality: 76, effort: 2 }),
}

/** Creates a function that prepares pictures. At most as many pictures are in memory as there are encoders. */
export function createPreparePicture(): PreparePicture {
  const encoders = Math.min(availableParallelism(), MAX_ENCODERS)
  const inMemory = createRunLimited(encoders)
  // sharp uses one thread for each picture. This queue keeps every core busy until the last encoding.
  const encode = createRunLimited(encoders)

  return (bytes) =>
    inMemory(async () => {
      const sharp = await loadSharp()
      const pixels = await decode(sharp, bytes)
      if ('refused' in pixels) return pixels
      const { data, ...raw } = pixels
      const open = () => sharp(data, { raw })
      const widths = widthsOf(pixels.width)
      const encodings = widths.flatMap((width) =>
        (['avif', 'webp'] as const).map((format) => ({ width, name: `${width}.${format}`, write: FORMATS[format] })),
      )
      const [placeholder, ...parts] = await Promise.all([
        encode(() => placeholderOf(open())),
        ...encodings.map(({ width, name, write }) =>
          encode(async () => ({ name, bytes: await write(open().resize({ width })).toBuffer() })),
        ),
      ])
      return { width: pixels.width, height: pixels.height, widths, placeholder, parts }
    })
}

/** The widths that a picture is stored in. A step just below its own width would save no bytes. */
export function widthsOf(width: number): readonly number[] {
  return [...STEPS.filter((step) => step * 1.1 < width), width]
}

/** Decodes once for all widths: upright, in sRGB and without metadata. */
async function decode(sharp: LoadedSharp, bytes: Buffer): Promise<Pixels | Refusal> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) {
      return { refused: 'payload_too_large', reason: `A picture can have ${MAX_PIXELS / 1e6} megapixels at most` }
    }
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] }
  } catch {
    return { refused: 'bad_request', reason: 'The picture is broken' }
  }
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const tiny = picture.resize({ width: PLACEHOLDER_SIZE, height: PLACEHOLDER_SIZE, fit: 'inside' })
  return `data:image/webp;base64,${(await tiny.webp({ quality: 40 }).toBuffer()).toString('base64')}`
}
