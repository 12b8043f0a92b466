import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createBucketStorage } from './bucket-storage.ts'
import { createFolderStorage } from './folder-storage.ts'
import { type MediaStorage, StorageError } from './media-storage.ts'
import type { S3Settings } from './s3-settings.ts'

/** Where media are stored. */
export interface StoragePlace {
  readonly dataDir: string
  /** A bucket; without one, the folder `media` in the data folder. */
  readonly mediaStore?: S3Settings | null
}

/**
 * Opens the media storage and checks it. A bucket that refuses is an error, because only a person can fix that. A
 * bucket that does not respond is only a warning: everything but media can be served, and it may be back soon.
 */
export async function openStorage(
  { dataDir, mediaStore }: StoragePlace,
  warn: (line: string) => void,
): Promise<MediaStorage> {
  if (!mediaStore) {
    const dir = path.join(dataDir, 'media')
    await mkdir(dir, { recursive: true, mode: 0o700 })
    return createFolderStorage(dir)
  }
  // Mails and keys may be stored there.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const storage = createBucketStorage(mediaStore, dataDir)
  await storage.tryOut().catch((error) => {
    if (!(error instanceof StorageError) || error.isRefusal) throw error
    warn(`${error.message} Media are unavailable until then.`)
  })
  return storage
}
