import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Simulates a power cut: tracks what was synced to disk and writes only that. */
interface PowerCut {
  /** Call this after every sync of a file or folder. */
  readonly onSync: (path: string) => void
  /** Writes the disk's content after a power cut into a new folder. */
  readonly leave: (target: string) => Promise<void>
}

const PAGE = 8192

/**
 * Tracks the syncs in a folder whose present content counts as synced. A file that was not synced since keeps its old
 * content, except that the first half of each changed page is written (a torn page). A file name is on disk once its
 * folder was synced.
 */
export function followSyncs(root: string): PowerCut {
  const contents = new Map<number, Buffer>()
  const names = new Map<string, ReadonlyMap<string, number>>()
  remember(root)

  function remember(folder: string): void {
    syncNames(folder)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name)
      if (entry.isDirectory()) remember(file)
      else contents.set(statSync(file).ino, readFileSync(file))
    }
  }

  function syncNames(folder: string): void {
    names.set(folder, new Map(readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).ino])))
  }

  return {
    onSync: (file) => {
      if (statSync(file).isDirectory()) syncNames(file)
      else contents.set(statSync(file).ino, readFileSync(file))
    },
    leave: (target) => leaveFolder(root, target),
  }

  async function leaveFolder(folder: string, target: string): Promise<void> {
    await mkdir(target, { recursive: true })
    for (const [name, inode] of names.get(folder) ?? []) {
      const file = path.join(folder, name)
      if (names.has(file)) await leaveFolder(file, path.join(target, name))
      else await writeFile(path.join(target, name), torn(contents.get(inode) ?? Buffer.alloc(0), file))
    }
  }
}

/** The synced content, with the first half of every page that has changed since. */
export function torn(synced: Buffer, file: string): Buffer {
  const now = readIfThere(file)
  const left = Buffer.from(synced)
  for (let start = 0; now && start + PAGE <= Math.min(left.length, now.length); start += PAGE) {
    now.copy(left, start, start, start + PAGE / 2)
  }
  return left
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
