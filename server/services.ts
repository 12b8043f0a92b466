import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Directory, openDirectory } from './catalogue/directory.ts'
import { type Database, openDatabase } from './db/database.ts'
import type { EmbeddedOptions } from './db/embedded.ts'
import { type ChangeFeed, followChanges } from './live/change-feed.ts'
import { createMediaFiles, type MediaFiles } from './media/media-files.ts'

/** What every part of the server works with: the data and the news of it. */
export interface Services {
  readonly database: Database
  readonly feed: ChangeFeed
  readonly directory: Directory
  readonly files: MediaFiles
}

/** Where the data is. */
export interface DataPlaces {
  readonly databaseUrl: string | null
  readonly dataDir: string
}

/** Opens the data. Closing the database closes all of it. */
export async function openServices({ databaseUrl, dataDir }: DataPlaces, options?: EmbeddedOptions): Promise<Services> {
  const database = await openDatabase(databaseUrl, dataDir, options)
  try {
    const mediaDir = path.join(dataDir, 'media')
    await mkdir(mediaDir, { recursive: true, mode: 0o700 })
    const feed = await followChanges(database)
    const directory = await openDirectory(database, feed)
    return { database, feed, directory, files: createMediaFiles(mediaDir) }
  } catch (error) {
    await database.close()
    throw error
  }
}
