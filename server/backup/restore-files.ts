import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { syncFolder, syncTree } from '#server/disk/sync-folder.ts'
import type { MediaStorage, StoredPart } from '#server/storage/media-storage.ts'
import { INCOMING, ignoreWhenThere } from '#server/storage/write-folder.ts'
import type { ArchivedFile } from './tar.ts'

/** Receives the files of a backup. */
export interface FileTarget {
  readonly add: (file: ArchivedFile) => Promise<void>
  /** Moves the files into place after all of them are on disk. */
  readonly finish: () => Promise<void>
  /** Removes files that were not moved into place. */
  readonly discard: () => Promise<void>
}

/** Writes the files of a backup below a data folder. Existing files stay, since media are named by their content. */
export function createFileTarget(dataDir: string): FileTarget {
  const media = path.join(dataDir, 'media')
  const incoming = path.join(media, INCOMING, randomUUID())
  return {
    add: async ({ name, bytes }) => {
      const file = path.join(incoming, name)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await pipeline(bytes, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    },
    finish: async () => {
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      await syncTree(incoming)
      await moveAll(path.join(incoming, 'media'), media)
      await moveAll(path.join(incoming, 'mail'), path.join(dataDir, 'mail'))
      await rename(path.join(incoming, 'secret.key'), path.join(dataDir, 'secret.key')).catch(ignoreWhenMissing)
      await syncFolder(dataDir)
    },
    discard: () => rm(incoming, { recursive: true, force: true }),
  }
}

/**
 * Writes the files of a backup below a data folder, and its media into a bucket. The files of one medium follow one
 * another, and each medium is stored when it is complete, unless it exists. After a failed restore the media are removed
 * as unused.
 */
export function createBucketTarget(dataDir: string, storage: MediaStorage): FileTarget {
  const folder = createFileTarget(dataDir)
  let hash = ''
  let parts: StoredPart[] = []
  const flush = async () => {
    if (parts.length > 0 && !(await storage.keep(hash))) await storage.put(hash, parts)
    parts = []
  }
  return {
    add: async (file) => {
      const [kind = '', next = '', name = ''] = file.name.split('/')
      if (kind !== 'media') return folder.add(file)
      if (next !== hash) await flush()
      hash = next
      parts.push({ name, bytes: await buffer(file.bytes) })
    },
    finish: async () => {
      await flush()
      await folder.finish()
    },
    discard: folder.discard,
  }
}

async function moveAll(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => [])
  if (names.length === 0) return
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of names) await rename(path.join(from, name), path.join(to, name)).catch(ignoreWhenThere)
  await syncFolder(to)
}

function ignoreWhenMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
