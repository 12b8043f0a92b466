import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Cleaning, GRACE_MS, HASH } from './media-storage.ts'
import { INCOMING, ignoreWhenThere } from './write-folder.ts'

/** The mark in the folder of an unused file, written when that was first seen. */
export const UNUSED = 'unused'

/** Removes files that have been unused for a week, and returns their hashes. */
export async function cleanFolder(dir: string, { readUsed, now }: Cleaning): Promise<readonly string[]> {
  const hashes = (await readdir(dir).catch(() => [])).filter((name) => HASH.test(name))
  // Read after the listing: newer files are not in the listing, and newer uses are already known.
  const used = await readUsed()
  // A folder without any known file belongs to another database.
  if (!hashes.some((hash) => used.has(hash))) return []
  const removed: string[] = []
  for (const hash of hashes) {
    if (used.has(hash)) await keepFolder(dir, hash)
    else if (await isLongUnused(dir, hash, now)) {
      if (await removeFolder(dir, hash)) removed.push(hash)
    }
  }
  return removed
}

/** Marks a file as used, or about to be. */
export async function keepFolder(dir: string, hash: string): Promise<void> {
  await rm(path.join(dir, hash, UNUSED), { force: true })
}

async function isLongUnused(dir: string, hash: string, now: Date): Promise<boolean> {
  const mark = path.join(dir, hash, UNUSED)
  const seen = await stat(mark).catch(() => null)
  if (seen) return now.getTime() - seen.mtimeMs > GRACE_MS
  // Another process may have removed it just now.
  await writeFile(mark, '').catch(() => {})
  return false
}

/** Moves a folder away at once. If it was used at the same moment, it has lost its mark and is moved back. */
async function removeFolder(dir: string, hash: string): Promise<boolean> {
  const away = path.join(dir, INCOMING, randomUUID())
  await mkdir(path.dirname(away), { recursive: true })
  const isTaken = await rename(path.join(dir, hash), away).then(
    () => true,
    () => false,
  )
  if (!isTaken) return false
  const isUnused = (await stat(path.join(away, UNUSED)).catch(() => null)) !== null
  if (!isUnused) await rename(away, path.join(dir, hash)).catch(ignoreWhenThere)
  await rm(away, { recursive: true, force: true })
  return isUnused
}
