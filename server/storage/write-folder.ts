import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '#server/disk/sync-folder.ts'
import type { StoredPart } from './media-storage.ts'

/** Folders that are being written or removed. No URL reaches them, because the name is not a hash. */
export const INCOMING = 'incoming'
const DAY_IN_MILLISECONDS = 86_400_000

/**
 * Writes a folder that gets its name only after all of it is written. A process that dies halfway leaves nothing under
 * that name.
 */
export async function writeFolder(dir: string, name: string, parts: readonly StoredPart[]): Promise<void> {
  const incoming = path.join(dir, INCOMING)
  const folder = path.join(incoming, randomUUID())
  await mkdir(folder, { recursive: true })
  try {
    await removeAbandoned(incoming)
    await Promise.all(parts.map((part) => writeFile(path.join(folder, part.name), part.bytes, { flush: true })))
    await syncFolder(folder)
    await rename(folder, path.join(dir, name)).catch(ignoreWhenThere)
    await syncFolder(dir)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes folders of processes that died. Younger ones may belong to another running process. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const folder = path.join(incoming, name)
    const age = Date.now() - ((await stat(folder).catch(() => null))?.mtimeMs ?? Date.now())
    if (age > DAY_IN_MILLISECONDS) await rm(folder, { recursive: true, force: true })
  }
}

/** Another process stored the same content first. On Windows the error is EPERM. */
export function ignoreWhenThere(error: NodeJS.ErrnoException): void {
  if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code ?? '')) throw error
}
