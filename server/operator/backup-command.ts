import * as z from 'zod'
import { operatorCommand } from './operator-command.ts'

/** Backs everything up into a file on this machine. */
export const backup = operatorCommand(
  z.object({ data_dir: z.string(), path: z.string() }),
  async ({ database, files }, { data_dir: dataDir, path: file }) => {
    const { writeBackup } = await import('#server/backup/write-backup.ts')
    return writeBackup({ database, media: files.storage, dataDir, now: new Date() }, file)
  },
)
