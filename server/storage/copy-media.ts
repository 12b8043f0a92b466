import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createFolderStorage } from './folder-storage.ts'
import { HASH, type MediaStorage, StorageError } from './media-storage.ts'

/** The result of a copy. */
interface CopiedMedia {
  readonly copied: number
  /** How many were already in the storage. */
  readonly there: number
}

/**
 * Copies the media of a data folder into another storage, and verifies each. Leaves the folder unchanged. An
 * interrupted copy can be resumed.
 */
export async function copyMedia(
  dataDir: string,
  to: MediaStorage,
  onProgress: (done: number, total: number) => void,
): Promise<CopiedMedia> {
  const dir = path.join(dataDir, 'media')
  const from = createFolderStorage(dir)
  const hashes = (await readdir(dir).catch(() => [])).filter((name) => HASH.test(name)).sort()
  let copied = 0
  for (const [index, hash] of hashes.entries()) {
    if (!(await to.keep(hash))) {
      await to.put(hash, await readParts(from, hash))
      if (!(await to.keep(hash)))
        throw new StorageError(`The media file ${hash} was not stored completely.`, { isRefusal: false })
      copied += 1
    }
    onProgress(index + 1, hashes.length)
  }
  return { copied, there: hashes.length - copied }
}

async function readParts(from: MediaStorage, hash: string) {
  const names = await from.list(hash)
  return Promise.all(
    names.map(async (name) => {
      const part = await from.open(hash, name)
      if (!part) throw new Error(`${hash}/${name} was removed while it was copied`)
      return { name, bytes: await buffer(await part.read()) }
    }),
  )
}
