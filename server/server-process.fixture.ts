import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A real server process that can be killed and restarted. */
export interface ServerProcess {
  /** Where it has listened since the last start. */
  readonly origin: () => string
  /** Rejects with the output of the process if it exits instead of starting. */
  readonly start: () => Promise<void>
  readonly isRunning: () => boolean
  readonly signal: (signal: NodeJS.Signals) => void
  /** Kills it at once, whatever it is doing. */
  readonly kill: () => Promise<void>
  /** Tells it to end, and waits until it has. */
  readonly stop: () => Promise<void>
}

export interface ServerProcessOptions {
  /** A command that starts it, such as `unshare --fork`, with the server as its only child. */
  readonly through?: readonly string[]
  /** Receives its standard output. */
  readonly onOutput?: (text: string) => void
  /** Receives its standard error, which is otherwise passed on. */
  readonly onError?: (text: string) => void
}

/** Creates a server process with these settings, without starting it. */
export function createServerProcess(
  settings: Readonly<Record<string, string>>,
  { through = [], onOutput, onError }: ServerProcessOptions = {},
): ServerProcess {
  const env = { ...process.env, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn', ...settings }
  const [command = process.execPath, ...parameters] = [...through, process.execPath, 'server/main.ts']
  let child: ChildProcess | null = null
  let origin = ''
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null
  const signal = (name: NodeJS.Signals) => {
    if (child?.pid && isRunning()) process.kill(through.length > 0 ? onlyChildOf(child.pid) : child.pid, name)
  }
  const end = (name: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (!isRunning()) return resolve()
      child?.once('exit', () => resolve())
      signal(name)
    })
  return {
    origin: () => origin,
    start: async () => {
      child = spawn(command, parameters, { env, stdio: ['ignore', 'pipe', onError ? 'pipe' : 'inherit'] })
      child.stdout?.on('data', (chunk) => onOutput?.(String(chunk)))
      child.stderr?.on('data', (chunk) => onError?.(String(chunk)))
      origin = await addressOf(child)
    },
    isRunning,
    signal,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function onlyChildOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0] || pid)
}

/** Waits until a process reports its address. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
      const address = /(?:listening on|Vitrine is at) (http:\/\/127\S+?)\)?\n/.exec(output)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`the server exited with ${code}: ${output}`)))
  })
}
