import { text } from 'node:stream/consumers'
import { createBucketReader } from './bucket-reader.ts'
import { cleanBucket, unusedKey, WHOLE } from './clean-bucket.ts'
import { freeBytesOf } from './folder-storage.ts'
import { HASH, type MediaStorage, StorageError, type StoredPart } from './media-storage.ts'
import { createS3Client, type S3Client, type S3Timeouts } from './s3-client.ts'
import type { S3Settings } from './s3-settings.ts'

/** A bucket with media. */
interface BucketStorage extends MediaStorage {
  /** Writes an object to check that media can be stored. Fails with a `StorageError` if they can't. */
  readonly tryOut: () => Promise<void>
}

/** Written and read to check that the bucket can be used. */
const PROBE = 'probe'
// A write costs more than a read, and `/readyz` may be requested every few seconds.
const WRITE_EVERY_MS = 60_000
const PARALLEL = 4

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  json: 'application/json',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  webm: 'video/webm',
  webp: 'image/webp',
}

/** Media in a bucket of S3-compatible storage. The free space of `dataDir` on this machine is checked too. */
export function createBucketStorage(settings: S3Settings, dataDir: string, timeouts?: S3Timeouts): BucketStorage {
  const client = createS3Client(settings, timeouts)
  const { prefix } = settings
  const openObject = createBucketReader(client)
  const keyOf = (hash: string, part: string) => `${prefix}${hash}/${part}`
  let writtenAt = Number.NEGATIVE_INFINITY

  async function tryOut(): Promise<void> {
    await client.put(prefix + PROBE, Buffer.from('Vitrine keeps media here.\n'), 'text/plain')
    writtenAt = performance.now()
  }

  async function probe(): Promise<void> {
    if (performance.now() - writtenAt > WRITE_EVERY_MS) return tryOut()
    const object = await client.get(prefix + PROBE)
    await object?.cancel()
    if (!object) await tryOut()
  }

  return {
    tryOut,
    put: async (hash, parts) => {
      for (let at = 0; at < parts.length; at += PARALLEL) {
        const some = parts.slice(at, at + PARALLEL)
        await Promise.all(some.map(({ name, bytes }) => client.put(keyOf(hash, name), bytes, typeOf(name))))
      }
      await client.put(keyOf(hash, WHOLE), sizesOf(parts), TYPES.json)
    },
    open: async (hash, part) => (HASH.test(hash) ? openObject(keyOf(hash, part)) : null),
    list: async (hash) => {
      const objects = await client.list(keyOf(hash, ''))
      return objects
        .map(({ key }) => key.slice(keyOf(hash, '').length))
        .filter((name) => name !== WHOLE)
        .sort()
    },
    keep: async (hash) => {
      const mark = unusedKey(prefix, hash)
      const marks = await client.list(mark)
      if (marks.length > 0) await client.remove(mark)
      // Another process may be removing a marked file right now, so it is stored again.
      return marks.length === 0 && isWhole(client, keyOf(hash, ''))
    },
    clean: (cleaning) => cleanBucket(client, prefix, cleaning),
    freeBytes: async () => {
      try {
        await probe()
        return (await freeBytesOf(dataDir)) ?? 0
      } catch (error) {
        if (error instanceof StorageError) return null
        throw error
      }
    },
  }
}

/** Whether every part exists in full size. A killed process or a failing storage may have left only some. */
async function isWhole(client: S3Client, folder: string): Promise<boolean> {
  const whole = await client.get(folder + WHOLE)
  if (!whole) return false
  const wanted = await text(whole.bytes)
  const found = new Map((await client.list(folder)).map(({ key, size }) => [key.slice(folder.length), size]))
  try {
    return Object.entries<number>(JSON.parse(wanted)).every(([name, size]) => found.get(name) === size)
  } catch {
    return false
  }
}

function sizesOf(parts: readonly StoredPart[]): Buffer {
  return Buffer.from(JSON.stringify(Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes.length]))))
}

function typeOf(name: string): string | undefined {
  return TYPES[name.split('.')[1] ?? '']
}
