import type { LRUCache } from 'lru-cache'
import { loadSharp } from '#server/media/load-sharp.ts'
import type { MediaFiles } from '#server/media/media-files.ts'
import { readPicture } from '#server/media/read-picture.ts'
import type { DocumentPlan, WantedPicture } from './document-plan.ts'

/** Cached bytes by key. */
export type ByteCache = LRUCache<string, Buffer>

/** Reads the pictures of a document. They are cached, since all units of a building share some. */
export async function readFiles(
  files: MediaFiles,
  kept: ByteCache,
  { pictures, drawings }: DocumentPlan,
): Promise<Record<string, Uint8Array>> {
  const read = await Promise.all(
    Object.entries(pictures).map(async ([name, wanted]) => [name, await readOnce(files, kept, wanted)] as const),
  )
  const drawn = Object.entries(drawings).map(([name, svg]) => [name, Buffer.from(svg)] as const)
  return Object.fromEntries([...read, ...drawn])
}

async function readOnce(files: MediaFiles, kept: ByteCache, { image, wish }: WantedPicture): Promise<Buffer> {
  const key = JSON.stringify([image.src, wish])
  const known = kept.get(key)
  if (known) return known
  const picture = await readPicture(files, image, wish)
  // Not cached, since the file may be restored.
  if (!picture) return blank(image.src.endsWith('.svg'))
  kept.set(key, picture.bytes)
  return picture.bytes
}

/** A placeholder for a picture whose file is missing: a document without the picture is better than none. */
async function blank(isDrawing: boolean): Promise<Buffer> {
  if (isDrawing) return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
  const sharp = await loadSharp()
  return sharp({ create: { width: 1, height: 1, channels: 3, background: '#faf8f4' } })
    .jpeg()
    .toBuffer()
}
