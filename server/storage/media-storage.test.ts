import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBucketStorage } from './bucket-storage.ts'
import { createFolderStorage } from './folder-storage.ts'
import type { MediaStorage } from './media-storage.ts'
import { type S3Server, startS3Server } from './s3-server.fixture.ts'

const DAY_MS = 86_400_000
const HASH = 'a'.repeat(32)
const OTHER = 'b'.repeat(32)
const NEVER = 'c'.repeat(32)

let server: S3Server
let folder: string
beforeAll(async () => {
  server = await startS3Server()
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-storage-'))
})
afterAll(async () => {
  await server.remove()
  await rm(folder, { recursive: true })
})

const STORAGES = [
  { name: 'a folder', open: (place: string): MediaStorage => createFolderStorage(path.join(folder, place)) },
  {
    name: 'a bucket',
    open: (place: string): MediaStorage => createBucketStorage(server.settings(`${place}/`), folder),
  },
]

describe.each(STORAGES)('media in $name', ({ open }) => {
  const small = randomBytes(1000)
  const large = randomBytes(5_000_000)
  const parts = [
    { name: '480.avif', bytes: small },
    { name: 'file.mp4', bytes: large },
    { name: 'meta.json', bytes: Buffer.from('{}') },
  ]
  const readPart = async (storage: MediaStorage, part: string, range?: { start: number; end: number }) => {
    const opened = await storage.open(HASH, part)
    return opened && buffer(await opened.read(range))
  }

  it('are read as stored, as a whole and in ranges', async () => {
    const storage = open('whole')
    await storage.put(HASH, parts)
    for (const { name, bytes } of parts) {
      const opened = await storage.open(HASH, name)
      expect(opened?.size).toBe(bytes.length)
      await opened?.close()
      // Twice, because the second one may come from the cache.
      expect((await readPart(storage, name))?.equals(bytes)).toBe(true)
      expect((await readPart(storage, name))?.equals(bytes)).toBe(true)
    }
    for (const [name, bytes] of [['480.avif', small] as const, ['file.mp4', large] as const]) {
      for (const range of [
        { start: 0, end: 1 },
        { start: 10, end: 499 },
        { start: bytes.length - 5, end: bytes.length - 1 },
      ]) {
        expect((await readPart(storage, name, range))?.equals(bytes.subarray(range.start, range.end + 1))).toBe(true)
      }
    }
    expect(await storage.list(HASH)).toEqual(['480.avif', 'file.mp4', 'meta.json'])
  })

  it('are null if nothing was stored', async () => {
    const storage = open('missing')
    await storage.put(HASH, parts.slice(0, 1))
    expect(await storage.open(NEVER, '480.avif')).toBeNull()
    expect(await storage.open(HASH, '960.avif')).toBeNull()
    expect(await storage.list(NEVER)).toEqual([])
  })

  it('may be stored by two processes at once', async () => {
    const [one, two] = [open('twice'), open('twice')]
    await Promise.all([one.put(HASH, parts), two.put(HASH, parts)])
    expect(await two.keep(HASH)).toBe(true)
    expect((await readPart(one, '480.avif'))?.equals(small)).toBe(true)
  })

  it('are removed after a week without use, and not before', async () => {
    const storage = open('clean')
    const clean = (days: number, used: readonly string[]) =>
      storage.clean({ readUsed: async () => new Set(used), now: new Date(Date.now() + days * DAY_MS) })
    await storage.put(HASH, parts)
    await storage.put(OTHER, parts)
    expect(await clean(0, [OTHER])).toEqual([])
    expect(await clean(6, [OTHER])).toEqual([])
    // Used again in between, so the week starts again.
    expect(await clean(7, [HASH, OTHER])).toEqual([])
    expect(await clean(8, [OTHER])).toEqual([])
    // A storage without any known file belongs to another database.
    expect(await clean(30, [NEVER])).toEqual([])
    expect(await clean(30, [OTHER])).toEqual([HASH])
    expect(await storage.list(HASH)).toEqual([])
    expect(await storage.list(OTHER)).toHaveLength(3)
  })

  it('are kept if they are uploaded again before they are removed', async () => {
    const storage = open('again')
    const later = { readUsed: async () => new Set([OTHER]), now: new Date(Date.now() + 8 * DAY_MS) }
    await storage.put(HASH, parts)
    await storage.put(OTHER, parts)
    await storage.clean({ ...later, now: new Date() })
    if (!(await storage.keep(HASH))) await storage.put(HASH, parts)
    expect(await storage.clean(later)).toEqual([])
    expect(await storage.list(HASH)).toHaveLength(3)
  })

  it('report free space', async () => {
    const storage = open('room')
    await storage.put(HASH, parts.slice(0, 1))
    expect(await storage.freeBytes()).toBeGreaterThan(0)
  })
})

it('keeps its objects below its prefix', async () => {
  const storage = createBucketStorage(server.settings('one/two/'), folder)
  await storage.put(HASH, [{ name: 'meta.json', bytes: Buffer.from('{}') }])
  expect(await readdir(path.join(server.bucketDir, 'one/two'))).toEqual([HASH])
})
