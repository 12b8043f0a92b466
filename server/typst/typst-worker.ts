import { parentPort } from 'node:worker_threads'
import { createSetter } from './set-document.ts'

// Compiling a document takes a twentieth of a second, so it runs in a thread and does not block other requests.
parentPort?.on(
  'message',
  createSetter((result) => parentPort?.postMessage(result)),
)
