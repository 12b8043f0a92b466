import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createBucketStorage } from './bucket-storage.ts'
import { StorageError } from './media-storage.ts'
import { openStorage } from './open-storage.ts'
import { type S3Server, startS3Server } from './s3-server.fixture.ts'
import type { S3Settings } from './s3-settings.ts'

// Long enough for a busy machine. A frozen server never responds.
const TIMEOUTS = { answerMs: 3_000, bytesPerMs: 1_000 }
const hashOf = () => randomBytes(16).toString('hex')
const PARTS = [
  { name: '480.avif', bytes: randomBytes(1000) },
  { name: 'meta.json', bytes: Buffer.from('{}') },
]

let server: S3Server
let dir: string
beforeAll(async () => {
  server = await startS3Server()
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-storage-'))
})
afterAll(async () => {
  await server.remove()
  await rm(dir, { recursive: true })
})
afterEach(() => server.thaw())

const open = (settings: Partial<S3Settings> = {}) =>
  createBucketStorage({ ...server.settings('media/'), ...settings }, dir, TIMEOUTS)

/** Opens the storage as at start-up, and returns its warnings. */
async function start(settings: Partial<S3Settings> = {}): Promise<readonly string[]> {
  const warnings: string[] = []
  const place = { dataDir: dir, mediaStore: { ...server.settings(), ...settings } }
  await openStorage(place, (line) => warnings.push(line))
  return warnings
}

describe('a start', () => {
  it('gives no warning if the bucket can be used', async () => {
    expect(await start()).toEqual([])
  })

  it.each<readonly [string, Partial<S3Settings>, string]>([
    [
      'a missing bucket',
      { bucket: 'nowhere' },
      'The bucket "nowhere" does not exist. Create it, or correct MEDIA_STORE.',
    ],
    [
      'an unknown key',
      { accessKeyId: 'somebody' },
      'The media storage refuses the key (InvalidAccessKeyId). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or the rights of the key.',
    ],
    [
      'a wrong secret',
      { secretAccessKey: 'guessed' },
      'The media storage refuses the key (SignatureDoesNotMatch). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or the rights of the key.',
    ],
  ])('fails with %s, in one sentence', async (_, settings, sentence) => {
    const error = await start(settings).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(StorageError)
    expect(error.message).toBe(sentence)
  })
})

describe('a storage that is down', () => {
  it('fails every call, and works again when it is back', async () => {
    const hash = hashOf()
    const storage = open()
    await storage.put(hash, PARTS)
    await server.kill()
    try {
      const failed = expect.objectContaining({ message: expect.stringMatching(/^The media storage does not answer/) })
      await expect(open().open(hash, '480.avif')).rejects.toEqual(failed)
      await expect(storage.put(hashOf(), PARTS)).rejects.toEqual(failed)
      await expect(storage.keep(hash)).rejects.toEqual(failed)
      expect(await storage.freeBytes()).toBeNull()
      // It may be back soon, and everything but media can be served.
      expect(await start()).toEqual([
        'The media storage does not answer (ECONNREFUSED). Start it, or correct S3_ENDPOINT. Media are unavailable until then.',
      ])
    } finally {
      await server.start()
    }
    const part = await open().open(hash, '480.avif')
    expect(part && (await buffer(await part.read())).equals(PARTS[0]?.bytes ?? Buffer.alloc(0))).toBe(true)
    expect(await storage.freeBytes()).toBeGreaterThan(0)
  })

  it('is retried at once, and a confirmed upload is stored', async () => {
    const storage = open()
    const hash = hashOf()
    await server.kill()
    const stored = storage.put(hash, PARTS).then(
      () => true,
      () => false,
    )
    await server.start()
    // On a slow machine, the last attempt may be too early.
    expect(!(await stored) || (await storage.keep(hash))).toBe(true)
  })
})

describe('a storage that hangs', () => {
  it('times out', async () => {
    const hash = hashOf()
    const storage = open()
    await storage.put(hash, PARTS)
    server.freeze()
    const late = expect.objectContaining({
      message: expect.stringMatching(/^The media storage does not answer \(ETIMEDOUT\)/),
    })
    await expect(open().open(hash, '480.avif')).rejects.toEqual(late)
    await expect(storage.put(hashOf(), PARTS)).rejects.toEqual(late)
    expect(await storage.freeBytes()).toBeNull()
  })

  it('aborts a stalled video download instead of waiting for ever', async () => {
    const hash = hashOf()
    const storage = open()
    await storage.put(hash, [{ name: 'file.mp4', bytes: randomBytes(12_000_000) }])
    const film = await storage.open(hash, 'file.mp4')
    const bytes = await film?.read()
    const read = (async () => {
      for await (const _ of bytes ?? []) server.freeze()
    })()
    await expect(read).rejects.toThrow(/ETIMEDOUT/)
  })
})

describe('a partly stored media file', () => {
  it('does not count as stored, and is complete after it is stored again', async () => {
    const hash = hashOf()
    const storage = open()
    await storage.put(hash, PARTS)
    expect(await storage.keep(hash)).toBe(true)
    const object = path.join(server.bucketDir, 'media', hash, '480.avif._S3rver_object')
    const whole = await readFile(object)
    // The state after the storage was killed while writing.
    await writeFile(object, whole.subarray(0, 300))
    expect(await storage.keep(hash)).toBe(false)
    await storage.put(hash, PARTS)
    expect(await storage.keep(hash)).toBe(true)
  })

  it('does not count as stored if its upload was cut off between two parts', async () => {
    const hash = hashOf()
    const storage = open()
    await storage.put(hash, PARTS)
    await rm(path.join(server.bucketDir, 'media', hash, 'whole.json._S3rver_object'))
    expect(await storage.keep(hash)).toBe(false)
  })

  it('is never confirmed while the storage is killed again and again', async () => {
    const storage = open()
    const acknowledged: string[] = []
    for (let round = 0; round < 2; round += 1) {
      const hashes = [hashOf(), hashOf(), hashOf()]
      const parts = [{ name: 'file.mp4', bytes: randomBytes(1_000_000) }, ...PARTS]
      const puts = hashes.map((hash) => storage.put(hash, parts).then(() => acknowledged.push(hash)))
      // Some are stored, some are in progress.
      await Promise.race(puts.map((put) => put.catch(() => {})))
      await server.kill()
      await Promise.allSettled(puts)
      await server.start()
    }
    expect(acknowledged.length).toBeGreaterThan(0)
    for (const hash of acknowledged) expect(await open().keep(hash)).toBe(true)
  })
})

it('distinguishes a missing bucket from a missing part', async () => {
  expect(await open().open(hashOf(), '480.avif')).toBeNull()
  await expect(open({ bucket: 'nowhere' }).open(hashOf(), '480.avif')).rejects.toThrow('does not exist')
})
