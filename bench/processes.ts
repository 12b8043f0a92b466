import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A server in its own process. */
export interface Running {
  readonly origin: string
  readonly port: number
  /** Resident memory in megabytes. */
  readonly memory: () => number
  readonly stop: () => Promise<void>
}

/** Starts a script with Node and waits until it prints its address. */
export function startProcess(parameters: readonly string[], env: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, [...process.execArgv, ...parameters], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      // With a PUBLIC_URL it prints both addresses.
      const origin = / is at (?:http\S+ \(listening on )?(http[^\s)]+)\)?\n/.exec(said)?.[1]
      if (origin)
        resolve({ origin, port: Number(new URL(origin).port), memory: () => memoryOf(child), stop: () => stop(child) })
    })
    child.once('exit', (code) => reject(new Error(`${parameters.join(' ')} has ended with ${code}`)))
  })
}

function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
