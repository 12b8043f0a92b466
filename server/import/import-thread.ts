import { Worker } from 'node:worker_threads'
import type { ImportHost } from './import-host.ts'
import type { ImportJob } from './import-job.ts'
import type { ImportOutcome } from './import-parts.ts'
import type { HostCall, ThreadMessage } from './thread-messages.ts'

// A body of 100 MB becomes several times as much in memory.
const MAX_HEAP_MB = 2048

// The longest time for one frame or one check; a thread that says nothing for longer is stuck.
const MAX_SILENCE_MS = 10 * 60 * 1000

/** Runs an import in a thread of its own. The database and the files stay with this one. */
export function runInThread(host: ImportHost, job: ImportJob): Promise<ImportOutcome> {
  const bytes = 'bytes' in job.source ? new Uint8Array(job.source.bytes) : null
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: bytes ? { ...job, source: { bytes } } : job,
    ...(bytes && { transferList: [bytes.buffer] }),
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  const { promise, resolve, reject } = Promise.withResolvers<ImportOutcome>()
  const silence = watchSilence(() => reject(new Error('The thread of an import is stuck')))
  worker.on('message', (message: ThreadMessage) => {
    silence.restart()
    if ('outcome' in message) resolve(message.outcome)
    else if ('progress' in message) host.progress(message.progress)
    else void answer(host, worker, message, silence)
  })
  worker.on('error', reject)
  worker.on('exit', (code) => reject(new Error(`The thread of an import has ended with ${code}`)))
  return promise.finally(async () => {
    silence.stop()
    await worker.terminate()
  })
}

async function answer(
  host: ImportHost,
  worker: Worker,
  { id, call, argument }: HostCall,
  silence: Silence,
): Promise<void> {
  silence.stop()
  try {
    worker.postMessage({ id, result: await callHost(host, call, argument) })
  } catch (error) {
    worker.postMessage({ id, error })
  }
  silence.restart()
}

function callHost(host: ImportHost, call: HostCall['call'], argument: HostCall['argument']): Promise<unknown> {
  const method: (argument: never) => Promise<unknown> = host[call]
  return method(argument as never)
}

interface Silence {
  readonly restart: () => void
  readonly stop: () => void
}

function watchSilence(onStuck: () => void): Silence {
  let timer = setTimeout(onStuck, MAX_SILENCE_MS)
  return {
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(onStuck, MAX_SILENCE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
