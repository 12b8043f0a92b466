import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { formatNotice } from '#server/log/notices.ts'
import type { LockTask } from './lock-folder.ts'
import { RENEW_MS } from './lock-times.ts'

// In its own thread: the server's event loop may be busy for longer than other processes wait for a renewal.
const { file, text, folder, logFormat, renewedAt }: LockTask = workerData
const renewed = new Float64Array(renewedAt)

const timer = setInterval(renew, RENEW_MS)
// The timer must not keep the process alive.
timer.unref()
parentPort?.on('message', () => {
  clearInterval(timer)
  parentPort?.close()
})

/** Rewrites the same text, which updates the file's time and never shows a partial file. */
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
    // Moved away briefly by a process that checks it, or deleted by hand: put back unless another process was faster.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') restore()
    // Other errors, such as a full disk: tries again at the next tick.
  }
}

function restore(): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  } catch {
    // It exists again: the next tick reads whose it is.
  }
}

/** Two processes on one database destroy it, so this one is killed before it writes another byte. */
function stopProcess(): void {
  const line = `The data folder ${folder} was taken over by another process, so this one stops.`
  writeSync(2, formatNotice(logFormat, 'fatal', line))
  process.kill(process.pid, 'SIGKILL')
}
