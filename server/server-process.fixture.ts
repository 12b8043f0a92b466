import { type ChildProcess, spawn } from 'node:child_process'

/** A real server process that can be killed and started again. */
export interface ServerProcess {
  /** Where it listens since it was started last. */
  readonly origin: () => string
  readonly start: () => Promise<void>
  /** Ends it at once, whatever it is at. */
  readonly kill: () => Promise<void>
  /** Tells it to end, and waits until it has. */
  readonly stop: () => Promise<void>
}

/** Prepares a server process with these settings; it is not started yet. */
export function createServerProcess(settings: Readonly<Record<string, string>>): ServerProcess {
  const env = { ...process.env, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn', ...settings }
  let child: ChildProcess | null = null
  let origin = ''
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  return {
    origin: () => origin,
    start: async () => {
      child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
      origin = await addressOf(child)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** Waits until a process says where it is. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const address = /(?:listening on|Vitrine is at) (http:\/\/127\S+?)\)?\n/.exec(said)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`the server has ended with ${code}: ${said}`)))
  })
}
