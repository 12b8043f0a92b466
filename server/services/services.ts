import type { Database } from '#server/db/database.ts'
import type { EmbeddedOptions } from '#server/db/embedded.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { type Directory, openDirectory } from '#server/link/link-directory.ts'
import { type ChangeFeed, followChanges } from '#server/live/change-feed.ts'
import { createNotices } from '#server/log/notices.ts'
import { createStoredMedia, type MediaFiles } from '#server/media/media-files.ts'
import { openStorage, type StoragePlace } from '#server/storage/open-storage.ts'

/** What every part of the server works with: the data and its changes. */
export interface Services {
  readonly database: Database
  readonly feed: ChangeFeed
  readonly directory: Directory
  readonly files: MediaFiles
}

/** Where the data is stored. */
export interface DataPlaces extends StoragePlace {
  readonly databaseUrl: string | null
}

/** Opens the data. Closing the database closes all of it. */
export async function openServices(places: DataPlaces, options?: EmbeddedOptions): Promise<Services> {
  const database = await openDatabase(places.databaseUrl, places.dataDir, options)
  try {
    const storage = await openStorage(places, createNotices(options?.logFormat ?? 'text').error)
    const feed = await followChanges(database)
    const directory = await openDirectory(database, feed)
    return { database, feed, directory, files: createStoredMedia(storage) }
  } catch (error) {
    await database.close()
    throw error
  }
}
