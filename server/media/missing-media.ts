import { desc } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { StorageError } from '#server/storage/media-storage.ts'
import type { MediaFiles } from './media-files.ts'

/** Warns where the newest medium is not in the storage: somebody has changed the storage and copied nothing. */
export async function warnOfMissingMedia(
  { database, files }: { readonly database: Database; readonly files: MediaFiles },
  warn: (line: string) => void,
): Promise<void> {
  const [newest] = await database.queries.select({ hash: media.hash }).from(media).orderBy(desc(media.id)).limit(1)
  if (!newest) return
  try {
    if ((await files.storage.list(newest.hash)).length > 0) return
    warn('The media storage lacks media that the data names. `vitrine media copy` copies those of DATA_DIR.')
  } catch (error) {
    // A storage that does not answer has been told of already.
    if (!(error instanceof StorageError)) throw error
  }
}
