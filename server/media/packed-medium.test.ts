import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { drawPicture, openTestMedia, PLAN, stored } from './media.fixture.ts'
import { checkPacked, type PackedMedium, partsToPack, readPacked } from './packed-medium.ts'

const HASH = '0123456789abcdef0123456789abcdef'

async function packedPicture(): Promise<PackedMedium> {
  const { files } = await openTestMedia()
  const file = stored(await files.add(await drawPicture(500, 20).png().toBuffer(), 'image/png'))
  const parts = partsToPack(file).map(async (name) => {
    const handle = await files.open(file.hash, name)
    const bytes = handle ? await buffer(await handle.read()) : Buffer.of()
    await handle?.close()
    return { name, bytes }
  })
  return { file, parts: await Promise.all(parts) }
}

const packedDrawing = (svg: string): PackedMedium => ({
  file: {
    hash: HASH,
    media_type: 'image/svg+xml',
    size: 9,
    width: 40,
    height: 30,
    widths: [],
    placeholder: '',
  },
  parts: [{ name: 'file.svg', bytes: Buffer.from(svg) }],
})

test('stores a packed picture unchanged, under the same URL', async () => {
  const packed = await packedPicture()
  expect(packed.parts.map(({ name }) => name)).toEqual(['500.avif', '500.webp'])
  const { files } = await openTestMedia()
  expect(await files.addPacked(packed)).toEqual(packed.file)
  const handle = await files.open(packed.file.hash, '500.webp')
  expect(handle && (await buffer(await handle.read()))).toEqual(packed.parts[1]?.bytes)
  await handle?.close()
})

test('cleans a packed drawing again, since the folder may come from anywhere', async () => {
  const { files } = await openTestMedia()
  await files.addPacked(packedDrawing(PLAN.replace('<path', '<script>steal()</script><path')))
  const handle = await files.open(HASH, 'file.svg')
  expect(String(handle && (await buffer(await handle.read())))).not.toContain('script')
  await handle?.close()
  expect(await checkPacked(packedDrawing('no drawing'))).toMatchObject({ refused: 'bad_request' })
})

test('refuses a packed picture that is not a picture or lacks a part', async () => {
  const { file, parts } = await packedPicture()
  const html = parts.map(({ name }) => ({ name, bytes: Buffer.from('<html><script>steal()</script>') }))
  expect(await checkPacked({ file, parts: html })).toMatchObject({ refused: 'bad_request' })
  expect(await checkPacked({ file: { ...file, widths: [] }, parts: [] })).toMatchObject({ refused: 'bad_request' })
})

test('does not replace a stored file', async () => {
  const { files } = await openTestMedia()
  const packed = await packedPicture()
  await files.addPacked(packed)
  const other = packed.parts.map(({ name }) => ({ name, bytes: packed.parts[0]?.bytes ?? Buffer.of() }))
  await files.addPacked({ ...packed, parts: other })
  const handle = await files.open(packed.file.hash, '500.webp')
  expect(handle && (await buffer(await handle.read()))).toEqual(packed.parts[1]?.bytes)
  await handle?.close()
})

test('does not read a folder with invalid facts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-packed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await readPacked(path.join(folder, 'missing'))).toBeNull()
  await writeFile(path.join(folder, 'medium.json'), JSON.stringify({ ...packedDrawing('').file, hash: '../../x' }))
  await expect(readPacked(folder)).rejects.toThrow()
})
