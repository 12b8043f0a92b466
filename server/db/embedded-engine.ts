import { Worker } from 'node:worker_threads'
import type { EngineCommand, EngineEvent, EngineStart, Lease } from './embedded-messages.ts'

/** PGlite in its own thread, so that WebAssembly never blocks the event loop of the server. */
export interface Engine {
  /** Starts the database if it is not running. Rejects with the reason if it does not start. */
  readonly start: () => Promise<void>
  /** Opens the only session of the database. The previous session receives nothing more. */
  readonly open: (handlers: SessionHandlers) => Promise<Session>
  /** How many syncs to disk have been made. */
  readonly syncs: () => number
  /** Ends the thread at once, as a crash would. */
  readonly crash: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A connection to the database. */
export interface Session {
  readonly send: (bytes: Uint8Array<ArrayBuffer>) => void
  readonly end: () => void
}

/** Receives the data and the end of a connection. */
interface SessionHandlers {
  readonly onBytes: (bytes: Uint8Array) => void
  readonly onEnd: (error: Error) => void
}

/** Where the database is and whether its writes are synced to disk. */
interface EngineOptions {
  readonly folder: string
  readonly isDurable: boolean
  readonly lease: Lease | null
}

/** The database in the folder does not start or has stopped. */
export class EngineError extends Error {
  /** PostgreSQL's code for a server that accepts no connections. */
  readonly code = '57P03'
}

// For this long after a failed restart, calls fail at once: each attempt costs a second of work.
const PAUSE_MS = 1_000

/** Prepares the embedded database. A crashed thread is restarted by the next connection. */
export function createEngine({ folder, isDurable, lease }: EngineOptions): Engine {
  const syncs = new SharedArrayBuffer(4)
  const workerData: EngineStart = { folder, isDurable, syncs, lease }
  let running: Promise<Worker> | null = null
  let failure: { readonly error: Error; readonly at: number } | null = null
  let current: (SessionHandlers & { readonly id: number }) | null = null
  let lastId = 0
  let isClosed = false

  function start(): Promise<Worker> {
    if (isClosed) return Promise.reject(new EngineError('The embedded database is closed'))
    if (failure && Date.now() - failure.at < PAUSE_MS) return Promise.reject(failure.error)
    running ??= startWorker().catch((error) => {
      failure = { error, at: Date.now() }
      running = null
      throw error
    })
    return running
  }

  function startWorker(): Promise<Worker> {
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData })
    const ready = Promise.withResolvers<Worker>()
    worker.on('message', (event: EngineEvent) => {
      if (event.type === 'ready') ready.resolve(worker)
      if (event.type === 'failed') ready.reject(new EngineError(event.reason))
      if (event.type === 'bytes' && event.session === current?.id) current.onBytes(event.bytes)
    })
    // `exit` follows, but without this listener the error would end the process.
    worker.on('error', (error) => ready.reject(new EngineError(error.message)))
    worker.on('exit', () => {
      ready.reject(new EngineError('The embedded database has stopped'))
      running = null
      current?.onEnd(new EngineError('The embedded database has stopped'))
      current = null
    })
    return ready.promise.catch(async (error) => {
      await worker.terminate()
      throw error
    })
  }

  return {
    start: async () => void (await start()),
    open: async (handlers) => {
      const worker = await start()
      const id = ++lastId
      const post = (command: EngineCommand, transfer: ArrayBuffer[] = []) => worker.postMessage(command, transfer)
      current = { ...handlers, id }
      post({ type: 'open', session: id })
      return {
        send: (bytes) => post({ type: 'bytes', session: id, bytes }, [bytes.buffer]),
        end: () => {
          if (current?.id === id) current = null
        },
      }
    },
    syncs: () => Atomics.load(new Int32Array(syncs), 0),
    crash: async () => {
      await (await running)?.terminate()
    },
    close: async () => {
      isClosed = true
      const worker = await running?.catch(() => null)
      if (!worker) return
      await new Promise((resolve) => {
        worker.once('exit', resolve)
        worker.postMessage({ type: 'close' } satisfies EngineCommand)
      })
    },
  }
}
