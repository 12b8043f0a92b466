import fs from 'node:fs'
import { open } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { folderRecord } from './synced-disk.ts'

// Loaded into every thread before the server's code: copies each file and the names in each folder when they are synced.
// A power cut loses everything that is not in the copy. With SYNCED_NEVER syncs do nothing.
const root = process.env.SYNCED_ROOT ?? ''
const shadow = process.env.SYNCED_SHADOW ?? ''
const isIgnored = process.env.SYNCED_NEVER === '1'
const { fsyncSync, fdatasyncSync } = fs
let count = 0

fs.fsyncSync = (descriptor) => {
  if (isIgnored) return
  fsyncSync(descriptor)
  record(descriptor)
}
fs.fdatasyncSync = (descriptor) => {
  if (isIgnored) return
  fdatasyncSync(descriptor)
  record(descriptor)
}
syncBuiltinESMExports()

const handle = await open(import.meta.filename)
const prototype: typeof handle = Object.getPrototypeOf(handle)
await handle.close()
for (const name of ['sync', 'datasync'] as const) {
  const original = prototype[name]
  prototype[name] = async function (this: typeof handle) {
    if (isIgnored) return
    await original.call(this)
    record(this.fd)
  }
}

function record(descriptor: number): void {
  const file = fs.readlinkSync(`/proc/self/fd/${descriptor}`)
  if (file !== root && !file.startsWith(`${root}/`)) return
  const stats = fs.fstatSync(descriptor)
  count += 1
  const part = path.join(shadow, `part-${threadId}-${count}`)
  if (!stats.isDirectory()) {
    fs.copyFileSync(file, part)
    fs.renameSync(part, path.join(shadow, String(stats.ino)))
    return
  }
  const names = fs.readdirSync(file).map((name) => [name, inodeOf(path.join(file, name))])
  fs.writeFileSync(part, JSON.stringify(Object.fromEntries(names)))
  fs.renameSync(part, path.join(shadow, folderRecord(stats.ino)))
}

/** Zero for a file that no longer exists. */
function inodeOf(file: string): number {
  const stats = fs.statSync(file, { throwIfNoEntry: false })
  if (stats?.isDirectory()) recordEmpty(path.join(shadow, folderRecord(stats.ino)))
  return stats?.ino ?? 0
}

/** A folder whose name was synced but not its content exists and is empty. */
function recordEmpty(file: string): void {
  try {
    fs.writeFileSync(file, '{}', { flag: 'wx' })
  } catch {
    // It was synced before.
  }
}
