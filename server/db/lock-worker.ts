import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { formatNotice } from '#server/notice/notices.ts'
import type { LockTask } from './lock-folder.ts'
import { RENEW_MS } from './lock-times.ts'

// In a thread of its own: the event loop of the server may be busy for longer than others wait for a sign of life.
const { file, text, folder, logFormat, renewedAt }: LockTask = workerData
const renewed = new Float64Array(renewedAt)

const timer = setInterval(renew, RENEW_MS)
// The thread keeps no process from ending.
timer.unref()
parentPort?.on('message', () => {
  clearInterval(timer)
  parentPort?.close()
})

/** Writes the same text again, which moves the time of the file and is never seen half-written. */
function renew(): void {
  try {
    if (readFileSync(file, 'utf8') !== text) stopProcess()
    const lock = openSync(file, 'r+')
    try {
      writeSync(lock, text, 0)
    } finally {
      closeSync(lock)
    }
    renewed[0] = Date.now()
  } catch (error) {
    // Moved away for a moment by a process that looks at it, or removed by hand: it is put back if nobody else was quicker.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') restore()
    // Another error, such as a full disk, is left to the next turn.
  }
}

function restore(): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  } catch {
    // There again: the next turn reads whose it is.
  }
}

/** Two processes on one database destroy it, so this one ends without writing another byte. */
function stopProcess(): void {
  const line = `The data folder ${folder} was taken over by another process, so this one stops.`
  writeSync(2, formatNotice(logFormat, 'fatal', line))
  process.kill(process.pid, 'SIGKILL')
}
