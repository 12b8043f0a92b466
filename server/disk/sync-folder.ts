import { open, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Syncs the entries of a folder to disk: without this, a power cut can lose a new or renamed file. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders and writes their entries through by itself.
  if (process.platform === 'win32') return
  await syncFile(folder)
}

/** Syncs everything in a folder to disk. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name))
  // In parallel: the disk writes many files together in the time of a few.
  await Promise.all(files.map(syncFile))
  await Promise.all([folder, ...folders].map(syncFolder))
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
