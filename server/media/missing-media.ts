import { desc } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { StorageError } from '#server/storage/media-storage.ts'
import type { MediaFiles } from './media-files.ts'

/** Warns if the newest media file is not in the storage: the storage was probably changed without copying the media. */
export async function warnOfMissingMedia(
  { database, files }: { readonly database: Database; readonly files: MediaFiles },
  warn: (line: string) => void,
): Promise<void> {
  const [newest] = await database.queries.select({ hash: media.hash }).from(media).orderBy(desc(media.id)).limit(1)
  if (!newest) return
  try {
    if ((await files.storage.list(newest.hash)).length > 0) return
    warn('Media files are missing from the media storage. `vitrine media copy` copies those of DATA_DIR.')
  } catch (error) {
    // A storage that does not respond has been reported already.
    if (!(error instanceof StorageError)) throw error
  }
}
