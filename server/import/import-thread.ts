import { Worker } from 'node:worker_threads'
import type { ImportOutcome } from './import-deps.ts'
import type { ImportHost } from './import-host.ts'
import type { ImportJob } from './import-job.ts'
import type { HostAnswer, HostCall, ThreadMessage } from './thread-messages.ts'

// A body of 100 MB takes several times as much memory.
const MAX_HEAP_MB = 2048

// The longest time for one frame or one check. A thread that sends nothing for longer is stuck.
const MAX_SILENCE_MS = 10 * 60 * 1000

/** Runs an import in a worker thread. The database and the files stay in this thread. */
export async function runInThread(host: ImportHost, job: ImportJob): Promise<ImportOutcome> {
  const bytes = 'bytes' in job.source ? new Uint8Array(job.source.bytes) : null
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: bytes ? { ...job, source: { bytes } } : job,
    ...(bytes && { transferList: [bytes.buffer] }),
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<ImportOutcome>()
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  const watch = () => {
    stop()
    timer = setTimeout(() => reject(new Error('The import thread is stuck')), MAX_SILENCE_MS)
  }
  // The caller gets the host's original error, not the exit of the thread that it causes.
  let failure: unknown
  const keepFailure = (error: unknown) => {
    failure ??= error
  }
  worker.on('message', async (message: ThreadMessage) => {
    watch()
    if ('outcome' in message) return resolve(message.outcome)
    if ('progress' in message) return host.progress(message.progress)
    // The thread sends nothing while it waits for an answer.
    stop()
    worker.postMessage(await answerOf(host, message, keepFailure))
  })
  worker.on('error', (error) => reject(failure ?? error))
  worker.on('exit', (code) => reject(failure ?? new Error(`The import thread exited with code ${code}`)))
  watch()
  try {
    return await promise
  } finally {
    stop()
    await worker.terminate()
  }
}

async function answerOf(host: ImportHost, call: HostCall, onError: (error: unknown) => void): Promise<HostAnswer> {
  try {
    return { id: call.id, result: await callHost(host, call) }
  } catch (error) {
    onError(error)
    return { id: call.id, error: String(error) }
  }
}

function callHost(host: ImportHost, { call, argument }: HostCall): Promise<unknown> {
  if (call === 'query') return host.query(argument)
  return call === 'collectMedia' ? host.collectMedia(argument) : host.switchLive(argument)
}
