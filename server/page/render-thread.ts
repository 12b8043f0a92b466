import { Worker } from 'node:worker_threads'
import type { RenderedPage } from '#contract/rendered-page.ts'
import type { RenderResult, RenderTask } from './render-task.ts'

/** Renders pages in a worker thread. */
export interface PageRenderer {
  /** Starts the thread, so that the first visitor does not wait for it. */
  readonly warm: () => void
  /** The rendered page; null if the queue is too long. */
  readonly render: (task: RenderTask) => Promise<RenderedPage | null>
  readonly close: () => Promise<void>
}

// Some seconds of work. Above this, the browser renders the page.
const MAX_WAITING = 40

/** Creates a renderer with the module from the build. */
export function createPageRenderer(module: string): PageRenderer {
  const waiting = new Map<number, PromiseWithResolvers<RenderedPage>>()
  let worker: Worker | null = null
  let lastId = 0

  function start(): Worker {
    const started = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: module,
      // React renders several times as fast without its development checks.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    // The process may exit while nothing is being rendered.
    started.unref()
    started.on('message', settle)
    started.on('error', failAll)
    started.on('exit', () => {
      if (worker === started) worker = null
      failAll(new Error('The page rendering thread exited'))
    })
    return started
  }

  function settle(result: RenderResult): void {
    const task = waiting.get(result.id)
    waiting.delete(result.id)
    if (waiting.size === 0) worker?.unref()
    if ('error' in result) task?.reject(new Error(`A page could not be rendered: ${result.error}`))
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
    render: async (task) => {
      if (waiting.size >= MAX_WAITING) return null
      worker ??= start()
      worker.ref()
      const id = ++lastId
      const result = Promise.withResolvers<RenderedPage>()
      waiting.set(id, result)
      worker.postMessage({ ...task, id })
      return result.promise
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
