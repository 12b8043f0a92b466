import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, crc32, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPicture, film, openTestMedia, PLAN, stored } from './media.fixture.ts'
import { createMediaFiles } from './media-files.ts'

describe('a picture', () => {
  it('is stored as AVIF and WebP in every width up to its own', async () => {
    const { dir, files } = await openTestMedia()
    const file = stored(await files.add(await drawPicture(1200, 600).jpeg().toBuffer(), 'image/jpeg'))
    expect(file).toMatchObject({ media_type: 'image/jpeg', width: 1200, height: 600, widths: [480, 960, 1200] })
    for (const width of file.widths) {
      const avif = await sharp(path.join(dir, file.hash, `${width}.avif`)).metadata()
      expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width, height: width / 2 })
      const webp = await sharp(path.join(dir, file.hash, `${width}.webp`)).metadata()
      expect(webp).toMatchObject({ format: 'webp', width, height: width / 2 })
    }
  })

  it('is named by its content', async () => {
    const { files } = await openTestMedia()
    const bytes = await drawPicture(20, 10).png().toBuffer()
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    expect(stored(await files.add(bytes, 'image/png'))).toMatchObject({ hash, size: bytes.length, widths: [20] })
  })

  it('has a placeholder of a few hundred bytes', async () => {
    const { files } = await openTestMedia()
    const { placeholder } = stored(await files.add(await drawPicture(640, 360).webp().toBuffer(), 'image/webp'))
    const [, base64 = ''] = placeholder.split('data:image/webp;base64,')
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 16, height: 9 })
    expect(placeholder.length).toBeLessThan(600)
  })

  it('is upright and has no metadata such as its location', async () => {
    const { dir, files } = await openTestMedia()
    const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const sideways = await drawPicture(200, 100).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
    const file = stored(await files.add(sideways, 'image/jpeg'))
    expect(file).toMatchObject({ width: 100, height: 200 })
    for (const name of ['100.avif', '100.webp']) {
      const picture = sharp(path.join(dir, file.hash, name))
      const { exif, icc, xmp, orientation = 1 } = await picture.metadata()
      expect({ exif, icc, xmp, orientation }).toEqual({ orientation: 1 })
      // After rotation by 90 degrees clockwise, the red left half is on top.
      const [red = 0, , blue = 0] = await picture.extract({ left: 50, top: 20, width: 1, height: 1 }).raw().toBuffer()
      expect(red).toBeGreaterThan(blue)
    }
  })

  it('keeps its transparency', async () => {
    const { dir, files } = await openTestMedia()
    const glass = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    const { hash } = stored(await files.add(await glass.png().toBuffer(), 'image/png'))
    expect((await sharp(path.join(dir, hash, '8.avif')).metadata()).hasAlpha).toBe(true)
  })

  it('is stored at 4096 if it is wider', async () => {
    const { files } = await openTestMedia()
    const file = stored(await files.add(await drawPicture(5000, 50).png().toBuffer(), 'image/png'))
    expect(file).toMatchObject({ width: 4096, height: 41, widths: [480, 960, 1440, 1920, 2880, 4096] })
  })

  it('can be an AVIF', async () => {
    const { files } = await openTestMedia()
    const bytes = await drawPicture(64, 64).avif({ effort: 0 }).toBuffer()
    expect(await files.add(bytes, 'image/avif')).toMatchObject({ media_type: 'image/avif', width: 64 })
  })
})

describe('a drawing', () => {
  it('is stored sanitised and compressed, with the size of its viewBox', async () => {
    const { dir, files } = await openTestMedia()
    const file = stored(await files.add(Buffer.from(PLAN.replace('<path', '<script>1</script><path')), 'image/svg+xml'))
    expect(file).toMatchObject({ width: 40, height: 30, widths: [], placeholder: '' })
    const read = (name: string) => readFile(path.join(dir, file.hash, name))
    const svg = String(await read('file.svg'))
    expect(svg).toBe(PLAN.replace('/></svg>', '></path></svg>'))
    expect(String(brotliDecompressSync(await read('file.svg.br')))).toBe(svg)
    expect(String(gunzipSync(await read('file.svg.gz')))).toBe(svg)
  })

  it.each([
    ['has no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0,0"/></svg>'],
    ['has an endless size', '<svg viewBox="0 0 1e999 1"/>'],
    ['declares entities', '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg viewBox="0 0 1 1"><text>&a;</text></svg>'],
    ['has two roots', '<svg viewBox="0 0 1 1"/><svg viewBox="0 0 1 1"/>'],
    ['is not in UTF-8', Buffer.from('<svg viewBox="0 0 1 1"><text>\xe9</text></svg>', 'latin1')],
  ])('is refused if it %s', async (_, svg) => {
    const { files } = await openTestMedia()
    expect(await files.add(Buffer.from(svg), 'image/svg+xml')).toMatchObject({ refused: 'bad_request' })
  })
})

describe('a video or document', () => {
  it.each([
    ['video/mp4', film(), 'file.mp4'],
    ['video/webm', Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'latin1'), 'file.webm'],
    ['application/pdf', Buffer.from('%PDF-1.7\n%%EOF'), 'file.pdf'],
  ] as const)('of %s is stored as it is', async (type, bytes, name) => {
    const { dir, files } = await openTestMedia()
    const file = stored(await files.add(bytes, type))
    expect(file).toMatchObject({ media_type: type, width: null, height: null, widths: [], size: bytes.length })
    expect(await readFile(path.join(dir, file.hash, name))).toEqual(bytes)
  })
})

describe('a file is refused', () => {
  it.each([
    ['image/png', async () => drawPicture(8, 8).jpeg().toBuffer()],
    ['video/mp4', async () => drawPicture(8, 8).avif({ effort: 0 }).toBuffer()],
    ['image/svg+xml', async () => Buffer.from('<html><svg/></html>')],
    ['image/webp', async () => Buffer.from(PLAN)],
    ['application/pdf', async () => Buffer.alloc(0)],
  ] as const)('if it is sent as %s and is something else', async (type, make) => {
    const { files } = await openTestMedia()
    const refusal = { refused: 'unsupported_media_type', reason: expect.stringContaining(type) }
    expect(await files.add(await make(), type)).toEqual(refusal)
  })

  it('if the picture is truncated, and nothing of it is stored', async () => {
    const { dir, files } = await openTestMedia()
    const whole = await drawPicture(300, 300).png({ compressionLevel: 0 }).toBuffer()
    const result = await files.add(whole.subarray(0, whole.length / 2), 'image/png')
    expect(result).toEqual({ refused: 'bad_request', reason: 'The picture is broken' })
    expect(await readdir(dir)).toEqual([])
  })

  it('if the picture has too many pixels', async () => {
    const { files } = await openTestMedia()
    const bytes = claimSize(await drawPicture(8, 8).png().toBuffer(), 10_001, 10_000)
    expect(await files.add(bytes, 'image/png')).toMatchObject({ refused: 'payload_too_large' })
  })

  it('if it is too large for its type', async () => {
    const { files } = await openTestMedia()
    const bytes = Buffer.alloc(50 * 1024 * 1024 + 1, '%PDF-')
    expect(await files.add(bytes, 'application/pdf')).toMatchObject({ refused: 'payload_too_large' })
  })
})

describe('the folder', () => {
  it('encodes the same file once, at the same time or later', async () => {
    const { dir, files } = await openTestMedia()
    const bytes = await drawPicture(50, 50).png().toBuffer()
    const [first, second] = await Promise.all([files.add(bytes, 'image/png'), files.add(bytes, 'image/png')])
    expect(second).toEqual(first)
    const part = path.join(dir, stored(first).hash, '50.avif')
    await rm(part)
    expect(await createMediaFiles(dir).add(bytes, 'image/png')).toEqual(first)
    await expect(stat(part)).rejects.toThrow('ENOENT')
  })

  it('lets two processes store the same file', async () => {
    const { dir, files } = await openTestMedia()
    const bytes = await drawPicture(50, 50).png().toBuffer()
    const [first, second] = await Promise.all([
      files.add(bytes, 'image/png'),
      createMediaFiles(dir).add(bytes, 'image/png'),
    ])
    expect(second).toEqual(first)
    expect(await readdir(path.join(dir, 'incoming'))).toEqual([])
  })

  it('takes many pictures at once', async () => {
    const { dir, files } = await openTestMedia()
    const pictures = Array.from({ length: 12 }, (_, index) =>
      drawPicture(20 + index, 20)
        .png()
        .toBuffer(),
    )
    const results = await Promise.all(pictures.map(async (bytes) => files.add(await bytes, 'image/png')))
    expect(results.map((result) => stored(result).width)).toEqual(results.map((_, index) => 20 + index))
    expect(await readdir(dir)).toHaveLength(13)
  })

  it('removes what a process that died left behind, but nothing that may be in progress', async () => {
    const { dir, files } = await openTestMedia()
    for (const name of ['old', 'new']) {
      await mkdir(path.join(dir, 'incoming', name), { recursive: true })
      await writeFile(path.join(dir, 'incoming', name, 'file.mp4'), film())
    }
    await utimes(path.join(dir, 'incoming', 'old'), 0, 0)
    await files.add(film(), 'video/mp4')
    expect(await readdir(path.join(dir, 'incoming'))).toEqual(['new'])
  })

  it('opens only parts of stored files', async () => {
    const { files } = await openTestMedia()
    const { hash } = stored(await files.add(film(), 'video/mp4'))
    const handle = await files.open(hash, 'file.mp4')
    await handle?.close()
    expect(handle).not.toBeNull()
    for (const part of ['meta.json', '480.avif', '../incoming', '']) expect(await files.open(hash, part)).toBeNull()
    for (const other of ['incoming', '..', `${hash}/../${hash}`]) expect(await files.open(other, 'file.mp4')).toBeNull()
  })
})

/** Writes another size into the header of a PNG. */
function claimSize(png: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(png)
  claimed.writeUInt32BE(width, 16)
  claimed.writeUInt32BE(height, 20)
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29)
  return claimed
}
