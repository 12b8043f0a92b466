import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { createDurableFiles } from './durable-files.ts'
import type { EngineCommand, EngineEvent, EngineStart } from './embedded-messages.ts'
import { durableStart, quickStart } from './start-parameters.ts'

// The exit status with which PostgreSQL leaves its main loop after every ordinary error.
const ORDINARY_ERROR = 100
// Half of the time after which another process may take the lock over.
const DOUBTFUL_MS = 7_000

const { folder, isDurable, syncs, lease }: EngineStart = workerData
const counter = new Int32Array(syncs)
const renewedAt = lease && new Float64Array(lease.renewedAt)
const fatalErrors: string[] = []
const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4)
let hadSession = false

try {
  if (!isLeased()) throw new Error('the data folder was taken over by another process')
  const pglite = await open()
  stopOnCrash(pglite.Module)
  parentPort?.on('message', (command: EngineCommand) => handleCommand(pglite, command))
  send({ type: 'ready' })
} catch (error) {
  send({ type: 'failed', reason: fatalErrors.at(-1) ?? (error instanceof Error ? error.message : String(error)) })
}

function open(): Promise<PGlite> {
  return PGlite.create({
    fs: createDurableFiles(folder, () => Atomics.add(counter, 0, 1)),
    startParams: isDurable ? durableStart() : quickStart(),
    onStderr: (line) => {
      // The reason why a damaged database does not start.
      if (/\b(?:FATAL|PANIC):/.test(line)) fatalErrors.push(line.replace(/^.*?\b(?:FATAL|PANIC):\s*/, ''))
      return false
    },
  })
}

function handleCommand(pglite: PGlite, command: EngineCommand): void {
  if (command.type === 'close') void close(pglite)
  else if (command.type === 'open') reset(pglite)
  else answer(pglite, command.session, command.bytes)
}

function answer(pglite: PGlite, session: number, message: Uint8Array): void {
  ensureLeased()
  const bytes = answerOf(pglite, message)
  send({ type: 'bytes', session, bytes }, [bytes.buffer])
}

/** Resets the connection for a new session: PGlite has only one, and the last client may have left it in any state. */
function reset(pglite: PGlite): void {
  if (hadSession) {
    for (const message of [SYNC, queryMessage('rollback'), queryMessage('discard all')]) answerOf(pglite, message)
  }
  hadSession = true
}

/** The message of a simple query: its letter, its length, and the zero-terminated text. */
function queryMessage(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(text.length + 4, 1)
  return Buffer.concat([head, text])
}

/** Runs protocol messages. Runs synchronously, so that batches cannot overlap. */
function answerOf(pglite: PGlite, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  // The chunk is a view of PGlite's memory, which the next step overwrites.
  void pglite.execProtocolRawStream(message, { syncToFs: false, onRawData: (chunk) => chunks.push(chunk.slice()) })
  const size = chunks.reduce((sum, { length }) => sum + length, 0)
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}

/** PGlite continues in a broken state after its WebAssembly aborts. This thread exits instead and is restarted. */
function stopOnCrash(module: object): void {
  const loop = module as { _PostgresMainLoopOnce: () => void }
  const runOnce = loop._PostgresMainLoopOnce.bind(module)
  loop._PostgresMainLoopOnce = () => {
    try {
      runOnce()
    } catch (error) {
      if ((error as { readonly status?: number }).status !== ORDINARY_ERROR) process.exit(1)
      throw error
    }
  }
}

/** After the whole process was paused, another process may own the folder. Then nothing more may be written. */
function ensureLeased(): void {
  // A time in the future is doubtful too: the clock was set back, so the age is unknown.
  const isDoubtful = renewedAt !== null && Math.abs(Date.now() - (renewedAt[0] ?? 0)) >= DOUBTFUL_MS
  if (isDoubtful && !isLeased()) process.exit(1)
}

function isLeased(): boolean {
  return lease === null || readFileSync(lease.file, 'utf8').includes(lease.id)
}

async function close(pglite: PGlite): Promise<void> {
  await pglite.close()
  send({ type: 'closed' })
  parentPort?.close()
}

function send(event: EngineEvent, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(event, transfer)
}
