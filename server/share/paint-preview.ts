import { createHash } from 'node:crypto'
import { createRecentValues } from '#server/answer/recent-values.ts'
import { loadSharp } from '#server/media/load-sharp.ts'
import type { MediaFiles } from '#server/media/media-files.ts'
import { type ReadPicture, readPicture } from '#server/media/read-picture.ts'
import { createRunLimited } from '#server/media/run-limited.ts'
import { withoutText } from '#server/media/without-text.ts'
import type { Typst } from '#server/typst/typst.ts'
import type { Preview, PreviewFile } from './preview-data.ts'

/** Draws previews. The same content is drawn once. */
export interface PreviewPainter {
  /** The picture; null if the queue is too long. */
  readonly paint: (preview: Preview) => Promise<Buffer | null>
}

/** The size that messengers and social networks show without cropping. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

const TEMPLATE = 'share/preview.typ'

// Raised when the template changes, so that cached pictures of the old look are not used.
const LOOK = 1

// About a hundred kilobytes each. Two hundred cover a day of sharing.
const MAX_KEPT = 200

// Rejects new pictures above this number.
const MAX_WAITING = 40

// Files are read only when their turn comes, so that a burst of requests does not hold all pictures in memory.
const AT_ONCE = 2

/** Identifies a preview by its content. */
export function nameOf(preview: Preview): string {
  return createHash('sha256')
    .update(`${LOOK} ${JSON.stringify(preview)}`)
    .digest('base64url')
    .slice(0, 22)
}

/** Creates a painter of previews. */
export function createPreviewPainter({ typst, files }: { readonly typst: Typst; readonly files: MediaFiles }) {
  const kept = createRecentValues<Buffer>(MAX_KEPT)
  const run = createRunLimited(AT_ONCE)
  let waiting = 0

  async function draw({ data, files: wanted }: Preview): Promise<Buffer> {
    const read = await Promise.all(
      Object.entries(wanted).map(async ([name, file]) => [name, await readFile(files, file)] as const),
    )
    const there = read.flatMap(([name, file]) => (file ? [{ name, path: `${name}.${file.type}`, ...file }] : []))
    const svg = await typst.svg({
      template: TEMPLATE,
      data: { ...data, files: Object.fromEntries(there.map(({ name, path }) => [name, path])) },
      files: Object.fromEntries(there.map(({ path, bytes }) => [path, bytes])),
    })
    return toJpeg(svg)
  }

  function paintAnew(preview: Preview): Promise<Buffer> {
    waiting += 1
    return run(() => draw(preview)).finally(() => {
      waiting -= 1
    })
  }

  async function paint(preview: Preview): Promise<Buffer | null> {
    const name = nameOf(preview)
    if (waiting >= MAX_WAITING && !kept.has(name)) return null
    return kept.get(name, () => paintAnew(preview))
  }

  return { paint } satisfies PreviewPainter
}

type DrawnFile = { readonly type: 'png' | 'jpg'; readonly bytes: Buffer }

/** A drawing is rendered before it is set. */
async function readFile(files: MediaFiles, { image, ...wish }: PreviewFile): Promise<DrawnFile | null> {
  const picture = await readPicture(files, image, wish)
  if (picture?.type !== 'svg') return picture as (ReadPicture & { type: 'jpg' }) | null
  const sharp = await loadSharp()
  const bytes = await sharp(withoutText(picture.bytes), { density: DRAWING_DENSITY })
    .resize({ width: wish.width })
    .png()
    .toBuffer()
  return { type: 'png', bytes }
}

const DRAWING_DENSITY = 144

// Messengers refuse or delay larger pictures.
const MAX_BYTES = 150_000

async function toJpeg(svg: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  // Renders the pixels once. Each quality then costs only its encoding.
  const { data, info } = await sharp(svg, { density: 72 })
    .resize({ ...PREVIEW_SIZE, fit: 'fill' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let jpeg = Buffer.alloc(0)
  for (const quality of [86, 78, 68, 56, 42]) {
    jpeg = await sharp(data, { raw }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    if (jpeg.length < MAX_BYTES) break
  }
  return jpeg
}
