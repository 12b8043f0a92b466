import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileNameOf } from './keep-mail.ts'

/** Mails that are kept as files instead of being sent. */
export interface KeptMails {
  /** Finds the files of deliveries by their keys. */
  readonly find: (keys: readonly string[]) => Promise<readonly string[]>
  /** Removes the files and returns how many there were. */
  readonly remove: (keys: readonly string[]) => Promise<number>
}

/** Opens the mails in the data folder of this machine. */
export function createKeptMails(dataDir: string): KeptMails {
  const folder = path.join(dataDir, 'mail')
  const find = async (keys: readonly string[]) => {
    if (keys.length === 0) return []
    // A Message-ID starts with the key of its delivery.
    const beginnings = new Set(keys.map((key) => fileNameOf(encodeURIComponent(key))))
    const names = await readdir(folder).catch(() => [])
    return names.filter((name) => beginnings.has(name.slice(0, Math.max(0, name.indexOf('@'))))).toSorted()
  }
  return {
    find,
    remove: async (keys) => {
      const names = await find(keys)
      for (const name of names) await rm(path.join(folder, name), { force: true })
      return names.length
    },
  }
}
