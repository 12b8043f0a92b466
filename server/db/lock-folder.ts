import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { LogFormat } from '#server/log/notices.ts'
import type { Lease } from './embedded-messages.ts'
import { DataFolderError } from './folder-error.ts'
import { describeOwner, isOwnerAlive, type LockOwner, parseOwner } from './lock-owner.ts'
import { RENEW_MS, STALE_MS } from './lock-times.ts'

/** The start data of the thread that renews the lock. */
export interface LockTask {
  readonly file: string
  readonly text: string
  readonly folder: string
  /** The format of the log line written when another process has taken over the folder. */
  readonly logFormat: LogFormat
  readonly renewedAt: SharedArrayBuffer
}

/** A held lock. */
interface FolderLock {
  readonly lease: Lease
  readonly release: () => Promise<void>
}

/** Tells the operator why the start takes longer. */
export type Say = (line: string) => void

/**
 * Locks a data folder for this process: two processes on one embedded database destroy it. The lock is a file that its
 * owner renews every few seconds, so that it also works across containers and machines.
 */
export async function lockFolder(
  folder: string,
  say: Say = () => {},
  logFormat: LogFormat = 'text',
): Promise<FolderLock> {
  const file = path.join(folder, 'lock.json')
  const id = randomUUID()
  const text = `${JSON.stringify(describeOwner(id))}\n`
  while (!(await create(file, text))) {
    const found = await readLock(file)
    if (found === null) continue
    await refuseLiving(folder, file, found, say)
    await removeStale(file, found, id)
  }
  return hold({ file, text, folder, logFormat, renewedAt: new SharedArrayBuffer(8) }, id)
}

/** Creates the lock; false if it already exists. */
async function create(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function readLock(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** Resolves if the owner of a lock is dead; rejects if it is alive. */
async function refuseLiving(folder: string, file: string, found: string, say: Say): Promise<void> {
  const owner = parseOwner(found)
  const isAlive = owner && isOwnerAlive(owner)
  if (isAlive === false) return
  if (owner && isAlive) throw inUse(folder, `process ${owner.pid}`)
  let seen = await ageOf(file)
  if (seen && seen.age < STALE_MS) {
    say(
      `The data folder ${folder} was in use ${whereOf(owner)}. Waiting up to ${STALE_MS / 1000} s to see whether it still is …`,
    )
  }
  while (seen && seen.age < STALE_MS) {
    await pause(RENEW_MS / 4)
    const next = await ageOf(file)
    if (next && next.changed !== seen.changed) throw inUse(folder, `a process ${whereOf(owner)}`)
    seen = next
  }
}

function whereOf(owner: LockOwner | null): string {
  return owner ? `on another machine or in another container (${owner.host}, process ${owner.pid})` : 'elsewhere'
}

function inUse(folder: string, by: string): DataFolderError {
  return new DataFolderError(
    `The data folder ${folder} is in use by ${by}. Stop that process, or set DATA_DIR or DATABASE_URL.`,
  )
}

/** The age of a lock by the clock of its file system, since the clocks of two machines may differ. */
async function ageOf(file: string): Promise<{ readonly changed: number; readonly age: number } | null> {
  const probe = `${file}.${randomUUID()}`
  try {
    await writeFile(probe, '', { mode: 0o600 })
    const [{ mtimeMs: changed }, { mtimeMs: now }] = await Promise.all([stat(file), stat(probe)])
    return { changed, age: now - changed }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  } finally {
    await rm(probe, { force: true })
  }
}

/** Removes a stale lock. If another process was faster, its new lock is put back. */
async function removeStale(file: string, judged: string, id: string): Promise<void> {
  const aside = `${file}.${id}`
  try {
    await rename(file, aside)
    if ((await readFile(aside, 'utf8')) !== judged) await link(aside, file).catch(() => {})
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  } finally {
    await rm(aside, { force: true })
  }
}

/** Renews the lock until it is released. */
function hold(task: LockTask, id: string): FolderLock {
  new Float64Array(task.renewedAt)[0] = Date.now()
  const worker = new Worker(new URL('./lock-worker.ts', import.meta.url), { workerData: task })
  worker.unref()
  worker.on('error', () => {})
  return {
    lease: { file: task.file, id, renewedAt: task.renewedAt },
    release: async () => {
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      worker.ref()
      worker.postMessage('release')
      await ended
      if ((await readLock(task.file)) === task.text) await rm(task.file, { force: true })
    },
  }
}
