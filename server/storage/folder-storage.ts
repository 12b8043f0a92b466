import { access, constants, type FileHandle, open, readdir, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { cleanFolder, keepFolder, UNUSED } from './clean-folder.ts'
import type { MediaStorage, OpenPart } from './media-storage.ts'
import { writeFolder } from './write-folder.ts'

/** Media in a folder on this machine or on a network file system. */
export function createFolderStorage(dir: string): MediaStorage {
  return {
    put: (hash, parts) => writeFolder(dir, hash, parts),
    open: async (hash, part) => {
      const handle = await open(path.join(dir, hash, part)).catch(nullWhenMissing)
      return handle && openPart(handle)
    },
    list: async (hash) => {
      const names = (await readdir(path.join(dir, hash)).catch(nullWhenMissing)) ?? []
      return names.filter((name) => name !== UNUSED).sort()
    },
    keep: async (hash) => {
      await keepFolder(dir, hash)
      // A folder gets its name only after all of it is written.
      return true
    },
    clean: (cleaning) => cleanFolder(dir, cleaning),
    freeBytes: () => freeBytesOf(dir),
  }
}

/** The free space of a folder in bytes; null if it is missing or not writable. */
export async function freeBytesOf(dir: string): Promise<number | null> {
  try {
    await access(dir, constants.R_OK | constants.W_OK)
    const { bavail, bsize } = await statfs(dir)
    return bavail * bsize
  } catch {
    return null
  }
}

async function openPart(handle: FileHandle): Promise<OpenPart> {
  try {
    const { size } = await handle.stat()
    return {
      size,
      // The stream closes the handle.
      read: async (range): Promise<Readable> => handle.createReadStream(range),
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
