import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The file in the shadow that keeps the names of a folder. */
export function folderRecord(folder: string): string {
  return `names-${createHash('sha1').update(folder).digest('hex')}`
}

/** Takes everything in a folder as synced. */
export function rememberAll(root: string, shadow: string, folder = ''): void {
  mkdirSync(shadow, { recursive: true })
  const names: Record<string, number> = {}
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = path.join(root, folder, entry.name)
    const { ino } = statSync(file)
    names[entry.name] = ino
    if (entry.isDirectory()) rememberAll(root, shadow, path.join(folder, entry.name))
    else copyFileSync(file, path.join(shadow, String(ino)))
  }
  writeFileSync(path.join(shadow, folderRecord(folder)), JSON.stringify(names))
}

/** Writes what a power cut leaves of a folder: what was synced, with torn pages where more had been written. */
export function leaveAfterCut(
  root: string,
  shadow: string,
  target: string,
  torn: (synced: Buffer, file: string) => Buffer,
  folder = '',
): void {
  mkdirSync(path.join(target, folder), { recursive: true, mode: 0o700 })
  const names: Record<string, number> = JSON.parse(readFileSync(path.join(shadow, folderRecord(folder)), 'utf8'))
  for (const [name, inode] of Object.entries(names)) {
    const place = path.join(folder, name)
    if (existsSync(path.join(shadow, folderRecord(place)))) leaveAfterCut(root, shadow, target, torn, place)
    else writeFileSync(path.join(target, place), torn(syncedOf(shadow, inode), path.join(root, place)), { mode: 0o600 })
  }
}

/** A file whose name was synced and its content was not is empty. */
function syncedOf(shadow: string, inode: number): Buffer {
  const file = path.join(shadow, String(inode))
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
}
