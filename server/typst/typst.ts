import { Worker } from 'node:worker_threads'
import type { TypstDocument, TypstOutput, TypstResult, TypstTask } from './typst-task.ts'

/** Sets documents in a thread of its own. */
export interface Typst {
  readonly pdf: (document: TypstDocument) => Promise<Buffer>
  /** The first page as a drawing that needs no font. */
  readonly svg: (document: TypstDocument) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** Prepares to set documents; fonts and compiler are loaded with the first one. */
export function createTypst(): Typst {
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>()
  let worker: Worker | null = null
  let lastId = 0

  function start(): Worker {
    const started = new Worker(new URL('./typst-worker.ts', import.meta.url))
    // The process may end while nothing is being set.
    started.unref()
    started.on('message', (result: TypstResult) => settle(result))
    started.on('error', (error) => failAll(error))
    started.on('exit', () => {
      if (worker === started) worker = null
      failAll(new Error('The thread that sets documents has ended'))
    })
    return started
  }

  function settle(result: TypstResult): void {
    const task = waiting.get(result.id)
    waiting.delete(result.id)
    if (waiting.size === 0) worker?.unref()
    if ('error' in result) task?.reject(new Error(`Typst: ${result.error}`))
    else task?.resolve(Buffer.from(result.bytes))
  }

  function failAll(error: Error): void {
    for (const task of waiting.values()) task.reject(error)
    waiting.clear()
  }

  function set(document: TypstDocument, output: TypstOutput): Promise<Buffer> {
    worker ??= start()
    worker.ref()
    const task: TypstTask = { ...document, id: ++lastId, output }
    const result = Promise.withResolvers<Buffer>()
    waiting.set(task.id, result)
    worker.postMessage(task)
    return result.promise
  }

  return {
    pdf: (document) => set(document, 'pdf'),
    svg: (document) => set(document, 'svg'),
    close: async () => {
      await worker?.terminate()
    },
  }
}
