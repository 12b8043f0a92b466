import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The file in the copy with the names of a folder, identified by inode because a folder may be renamed after its sync. */
export function folderRecord(inode: number): string {
  return `names-${inode}`
}

/** Marks everything in a folder as synced. */
export function rememberAll(folder: string, shadow: string): void {
  mkdirSync(shadow, { recursive: true })
  const names: Record<string, number> = {}
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    const { ino } = statSync(file)
    names[entry.name] = ino
    if (entry.isDirectory()) rememberAll(file, shadow)
    else copyFileSync(file, path.join(shadow, String(ino)))
  }
  writeFileSync(path.join(shadow, folderRecord(statSync(folder).ino)), JSON.stringify(names))
}

/** Writes what a power cut leaves of a folder: synced data, with torn pages where unsynced data was written. */
export function leaveAfterCut(
  root: string,
  shadow: string,
  target: string,
  torn: (synced: Buffer, file: string) => Buffer,
): void {
  leave(root, target, statSync(root).ino)

  function leave(from: string, to: string, inode: number): void {
    mkdirSync(to, { recursive: true, mode: 0o700 })
    const names: Record<string, number> = JSON.parse(readFileSync(path.join(shadow, folderRecord(inode)), 'utf8'))
    for (const [name, inner] of Object.entries(names)) {
      const [before, after] = [path.join(from, name), path.join(to, name)]
      if (existsSync(path.join(shadow, folderRecord(inner)))) leave(before, after, inner)
      else writeFileSync(after, torn(syncedOf(inner), before), { mode: 0o600 })
    }
  }

  /** A file whose name was synced but not its content is empty. */
  function syncedOf(inode: number): Buffer {
    const file = path.join(shadow, String(inode))
    return existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  }
}
