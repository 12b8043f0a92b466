import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { type OpenPart, StorageError } from './media-storage.ts'
import type { S3Client } from './s3-client.ts'

/** Opens objects by key; null if there is none. */
type OpenObject = (key: string) => Promise<OpenPart | null>

/** A small object with its bytes, or the size of a large one. */
type Found = { readonly bytes: Buffer } | { readonly size: number }

// Enough for the pictures of a busy catalogue: some hundred widths of some hundred kilobytes. A CDN caches the rest.
const KEPT_BYTES = 64e6
const SMALL_BYTES = 4e6
const KEPT_SIZES = 10_000

/**
 * Reads each small object once for all concurrent requests, and caches the most recently used ones. Objects never
 * change, so the cache can't be stale. Large objects, such as videos, are streamed in the requested ranges.
 */
export function createBucketReader(client: S3Client): OpenObject {
  const small = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (bytes) => bytes.length + 1 })
  const large = new LRUCache<string, number>({ max: KEPT_SIZES })
  const underway = new Map<string, Promise<Found | null>>()

  async function load(key: string): Promise<Found | null> {
    const object = await client.get(key)
    if (!object) return null
    if (object.size > SMALL_BYTES) {
      await object.cancel()
      large.set(key, object.size)
      return { size: object.size }
    }
    const chunks: Uint8Array[] = []
    for await (const chunk of object.bytes) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    small.set(key, bytes)
    return { bytes }
  }

  function find(key: string): Found | Promise<Found | null> {
    const bytes = small.get(key)
    if (bytes) return { bytes }
    const size = large.get(key)
    if (size !== undefined) return { size }
    const task = underway.get(key) ?? load(key).finally(() => underway.delete(key))
    underway.set(key, task)
    return task
  }

  return async (key) => {
    const found = await find(key)
    if (!found) return null
    const close = async () => {}
    if ('bytes' in found) {
      const { bytes } = found
      const read: OpenPart['read'] = async (range) =>
        Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes], { objectMode: false })
      return { size: bytes.length, read, close }
    }
    const read: OpenPart['read'] = async (range) => {
      const object = await client.get(key, range ?? { start: 0, end: found.size - 1 })
      if (!object) {
        // It was removed after its size was read.
        large.delete(key)
        throw new StorageError('A part of a media file is missing from the media storage.', { isRefusal: false })
      }
      return Readable.from(object.bytes, { objectMode: false })
    }
    return { size: found.size, read, close }
  }
}
