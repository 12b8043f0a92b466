import { parentPort } from 'node:worker_threads'
import { createSetter } from './set-document.ts'

// Setting a document takes a twentieth of a second, in which the server has other visitors: so it is done in a thread.
parentPort?.on(
  'message',
  createSetter((result) => parentPort?.postMessage(result)),
)
