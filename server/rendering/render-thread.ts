import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { RenderedPage } from '#contract/rendered-page.ts'
import type { RenderResult, RenderTask, SentTask } from './render-task.ts'

/** A thread that renders pages, one after the other. */
interface RenderThread {
  readonly start: () => void
  /** The number of tasks that it has not finished. */
  readonly waiting: () => number
  readonly render: (task: RenderTask) => Promise<readonly RenderedPage[]>
  readonly close: () => Promise<void>
}

// In characters of JSON. Parsed, with what is built from them, they take some ten times as many bytes.
const MAX_ANSWERS = 6_000_000

/** Creates a thread with the module from the build. It starts with its first task. */
export function createRenderThread(module: string): RenderThread {
  const waiting = new Map<number, PromiseWithResolvers<readonly RenderedPage[]>>()
  // What the thread has parsed, in the order of use.
  const known = new LRUCache<string, number>({
    maxSize: MAX_ANSWERS,
    sizeCalculation: (length) => length + 1,
    dispose: (_, hash, reason) => {
      if (reason === 'evict') forgotten.push(hash)
    },
  })
  let forgotten: string[] = []
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
      known.clear()
      forgotten = []
      failAll(new Error('The page rendering thread exited'))
    })
    return started
  }

  function settle(result: RenderResult): void {
    const task = waiting.get(result.id)
    waiting.delete(result.id)
    if (waiting.size === 0) worker?.unref()
    if ('error' in result) task?.reject(new Error(`A page could not be rendered: ${result.error}`))
    else task?.resolve(result.pages)
  }

  function failAll(error: Error): void {
    for (const task of waiting.values()) task.reject(error)
    waiting.clear()
  }

  /** A task without the texts that the thread has. */
  function withoutKnown({ answers, ...task }: RenderTask): Omit<SentTask, 'id'> {
    const sent = answers.map(({ url, hash, text }) => ({ url, hash, text: known.has(hash) ? null : text }))
    for (const { hash, text } of answers) known.set(hash, text.length)
    // A text that is larger than all that is kept is forgotten as soon as the page is rendered.
    const large = answers.flatMap(({ hash }) => (known.has(hash) ? [] : [hash]))
    const sentTask = { ...task, answers: sent, forgotten: [...forgotten, ...large] }
    forgotten = []
    return sentTask
  }

  return {
    start: () => {
      worker ??= start()
    },
    waiting: () => waiting.size,
    render: (task) => {
      worker ??= start()
      worker.ref()
      const id = ++lastId
      const result = Promise.withResolvers<readonly RenderedPage[]>()
      waiting.set(id, result)
      worker.postMessage({ ...withoutKnown(task), id } satisfies SentTask)
      return result.promise
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
