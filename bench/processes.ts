import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A server in its own process. */
export interface Running {
  readonly origin: string
  readonly port: number
  readonly pid: number
  /** Resident memory in megabytes. */
  readonly memory: () => number
  /** What it has written to standard error, if that was asked for. */
  readonly complaints: () => string
  readonly stop: () => Promise<void>
}

/** Where standard error of a process goes: to that of the bench, or into memory. */
type Complaints = 'shown' | 'kept'

/** Starts a script with Node and waits until it prints its address. */
export function startProcess(
  parameters: readonly string[],
  env: Readonly<Record<string, string>>,
  complaints: Complaints = 'shown',
): Promise<Running> {
  const child = spawn(process.execPath, [...process.execArgv, ...parameters], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', complaints === 'shown' ? 'inherit' : 'pipe'],
  })
  let complained = ''
  child.stderr?.on('data', (chunk) => {
    complained += chunk
  })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', function listen(chunk) {
      said += chunk
      // With a PUBLIC_URL it prints both addresses.
      const origin = / is at (?:http\S+ \(listening on )?(http[^\s)]+)\)?\n/.exec(said)?.[1]
      if (!origin) return
      // The lines of its requests are read too, and dropped.
      child.stdout?.off('data', listen).resume()
      resolve({
        origin,
        port: Number(new URL(origin).port),
        pid: child.pid ?? 0,
        memory: () => memoryOf(child.pid ?? 0),
        complaints: () => complained,
        stop: () => stopProcess(child),
      })
    })
    child.once('exit', (code) => reject(new Error(`${parameters.join(' ')} has ended with ${code}\n${complained}`)))
  })
}

/** The resident memory of a process in megabytes; 0 if it has ended. */
export function memoryOf(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Ends a process and waits until it is gone. */
export function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
