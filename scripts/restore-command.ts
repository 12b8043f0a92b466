import path from 'node:path'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { type Command, readWords, resultOrUsage } from './command.ts'

/** `vitrine restore`: restores a backup into an empty folder or database. */
export const restoreCommand: Command = {
  help: 'vitrine restore <file>   restore a backup into an empty DATA_DIR, or into an empty database of DATABASE_URL',

  run: async (config, words) => {
    const { positionals } = readWords(words, {}, { min: 1, max: 1, missing: 'Name the file to restore' })
    const restored = resultOrUsage(await restoreBackup(config, path.resolve(positionals[0] ?? '')))
    const { rows, tables, files, created_at, has_secret_key } = restored
    console.log(`Restored the backup of ${created_at}: ${rows} rows in ${tables} tables, ${files} files.`)
    if (!has_secret_key)
      console.log('The backup contains no secret key: set SECRET_KEY to the value of the old server.')
    return 0
  },
}
