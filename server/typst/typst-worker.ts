import { parentPort } from 'node:worker_threads'
import { createCompiler } from './compile-document.ts'

// Compiling a document takes a twentieth of a second, so it runs in a thread and does not block other requests.
parentPort?.on(
  'message',
  createCompiler((result) => parentPort?.postMessage(result)),
)
