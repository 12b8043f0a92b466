import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
// Every test file has copies of 40 MB, and several run at a time.
const ROOM = 2 ** 31
/** A folder says which process made it. */
const NAME = /^vitrine-run-(\d+)-/

/** A folder for one run of the tests: in memory if there is room, because copying a database on disk takes longer. */
export async function makeRunFolder(): Promise<string> {
  await removeLeftOvers(MEMORY)
  const memory = await statfs(MEMORY).catch(() => null)
  const hasRoom = memory !== null && memory.bavail * memory.bsize > ROOM
  return mkdtemp(path.join(hasRoom ? MEMORY : tmpdir(), `vitrine-run-${process.pid}-`))
}

/** Removes the folders of runs that were killed before they could remove their own. */
export async function removeLeftOvers(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => [])
  const left = names.filter((name) => {
    const pid = NAME.exec(name)?.[1]
    return pid !== undefined && !isRunning(Number(pid))
  })
  await Promise.all(left.map((name) => rm(path.join(parent, name), { recursive: true, force: true })))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process runs too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
