import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Image } from '#domain/media/image.ts'
import { imageOf } from './image-answer.ts'
import { createMediaFiles, type MediaFiles } from './media-files.ts'
import { withMediaUrl } from './media-url.ts'
import { readPicture } from './read-picture.ts'

let dir: string
let files: MediaFiles
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-pictures-'))
  files = createMediaFiles(dir)
})
afterAll(() => rm(dir, { recursive: true }))

async function store(bytes: Buffer, type: 'image/png' | 'image/svg+xml'): Promise<Image> {
  const stored = await files.add(bytes, type)
  if ('refused' in stored) throw new Error(stored.refused)
  return imageOf(stored)
}

/** Red on the left, blue on the right. */
async function halves(): Promise<Image> {
  const blue = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  const create = { width: 1200, height: 600, channels: 3, background: '#f00' } as const
  return store(
    await sharp({ create })
      .composite([{ input: blue, left: 600, top: 0 }])
      .png()
      .toBuffer(),
    'image/png',
  )
}

describe('a picture for a document', () => {
  it('is a JPEG of the requested width', async () => {
    const read = await readPicture(files, await halves(), { width: 300 })
    expect(read?.type).toBe('jpg')
    expect(await sharp(read?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 150 })
  })

  it('is read from the storage even if its URL is that of a CDN', async () => {
    const image = withMediaUrl(await halves(), 'https://cdn.example')
    const read = await readPicture(files, image, { width: 300 })
    expect(await sharp(read?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 150 })
  })

  it('shows the requested crop', async () => {
    const crop = { x: 700, y: 0, width: 400, height: 200 }
    const read = await readPicture(files, await halves(), { width: 200, crop })
    const { data, info } = await sharp(read?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 200, height: 100 })
    expect([...data.subarray(0, 3)].map((value) => Math.round(value / 255))).toEqual([0, 0, 1])
  })

  it('is an SVG if it is a drawing', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>'
    const read = await readPicture(files, await store(Buffer.from(svg), 'image/svg+xml'), { width: 300 })
    expect(read?.type).toBe('svg')
    expect(read?.bytes.toString()).toContain('<path')
  })

  it('is a sharp JPEG of a drawing on request', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M5 0h5v10h-5z"/></svg>'
    const wish = { width: 300, asPixels: true }
    const read = await readPicture(files, await store(Buffer.from(svg), 'image/svg+xml'), wish)
    expect(read?.type).toBe('jpg')
    const { data, info } = await sharp(read?.bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 300, height: 300 })
    // White on the left, black on the right, with an edge in the middle that is only as wide as JPEG makes it.
    expect([0, 140, 160, 299].map((x) => Math.round((data[x] ?? 0) / 255))).toEqual([1, 1, 0, 0])
    expect([140, 160].map((x) => data[x])).toEqual([expect.closeTo(255, -1), expect.closeTo(0, -1)])
  })

  it('is an SVG if the drawing has text, which a JPEG would set in the fonts of the machine', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><text x="1" y="9">A</text></svg>'
    const wish = { width: 300, asPixels: true }
    const read = await readPicture(files, await store(Buffer.from(svg), 'image/svg+xml'), wish)
    expect(read?.type).toBe('svg')
  })

  it('is null if its file is missing', async () => {
    const image = await halves()
    const gone = { ...image, src: '/media/00000000000000000000000000000000/480', srcset: '' }
    expect(await readPicture(files, gone, { width: 300 })).toBeNull()
  })
})
