import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The embedded database is one process's alone: two would destroy it. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that one, or set DATA_DIR or DATABASE_URL.`)
  }
}

interface Owner {
  readonly pid: number
  /** Tells a process from a later one with the same number; null where the system does not say. */
  readonly started: string | null
}

/** Takes a folder for this process, over from one that no longer lives. Gives the function that releases it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'lock.json')
  const me: Owner = { pid: process.pid, started: startOf(process.pid) }
  // A second round after a stale lock is removed; another process may be quicker.
  for (;;) {
    try {
      await writeFile(file, JSON.stringify(me), { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = await readOwner(file)
    if (owner && isAlive(owner)) throw new FolderInUseError(folder, owner.pid)
    await rm(file, { force: true })
  }
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // Gone meanwhile, or cut off by a crash.
    return null
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return startOf(pid) === started
}

/** When a process started, in the clock ticks of the Linux kernel. */
function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name that may hold spaces and brackets; the start is the 20th after it.
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
