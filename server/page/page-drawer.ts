import { Worker } from 'node:worker_threads'
import type { DrawnPage } from '#contract/drawn-page.ts'
import type { DrawingResult, DrawingTask } from './drawing-task.ts'

/** Draws pages in a thread of its own. */
export interface PageDrawer {
  /** Makes ready, so that the first visitor does not wait for it. */
  readonly warm: () => void
  /** The drawn page; null while so many wait that it would take too long. */
  readonly draw: (task: DrawingTask) => Promise<DrawnPage | null>
  readonly close: () => Promise<void>
}

// Some seconds of work: who comes then gets a page that the browser draws.
const MOST_WAITING = 40

/** Prepares to draw pages with the module that the build has made. */
export function createPageDrawer(module: string): PageDrawer {
  const waiting = new Map<number, PromiseWithResolvers<DrawnPage>>()
  let worker: Worker | null = null
  let lastId = 0

  function start(): Worker {
    const started = new Worker(new URL('./drawing-worker.ts', import.meta.url), {
      workerData: module,
      // React draws several times as fast without its checks.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    // The process may end while nothing is being drawn.
    started.unref()
    started.on('message', settle)
    started.on('error', failAll)
    started.on('exit', () => {
      if (worker === started) worker = null
      failAll(new Error('The thread that draws pages has ended'))
    })
    return started
  }

  function settle(result: DrawingResult): void {
    const task = waiting.get(result.id)
    waiting.delete(result.id)
    if (waiting.size === 0) worker?.unref()
    if ('error' in result) task?.reject(new Error(`A page could not be drawn: ${result.error}`))
    else task?.resolve(result.page)
  }

  function failAll(error: Error): void {
    for (const task of waiting.values()) task.reject(error)
    waiting.clear()
  }

  return {
    warm: () => {
      worker ??= start()
    },
    draw: async (task) => {
      if (waiting.size >= MOST_WAITING) return null
      worker ??= start()
      worker.ref()
      const id = ++lastId
      const result = Promise.withResolvers<DrawnPage>()
      waiting.set(id, result)
      worker.postMessage({ ...task, id })
      return result.promise
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
