import { fork } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import type { TypstDocument, TypstOutput, TypstResult, TypstTask } from './typst-task.ts'

/** Compiles documents in a thread or a process. */
interface DocumentCompiler {
  readonly post: (task: TypstTask) => void
  /** Whether it keeps the main process alive. */
  readonly hold: (isHeld: boolean) => void
  readonly end: () => Promise<unknown>
}

/** The events of a compiler. */
interface CompilerEvents {
  readonly onResult: (result: TypstResult) => void
  readonly onEnd: (error: Error) => void
}

/** A queue of documents that are compiled one after another. */
interface TypstQueue {
  readonly compile: (document: TypstDocument, output: TypstOutput) => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** How a queue works. */
interface QueueOptions {
  readonly start: (events: CompilerEvents) => DocumentCompiler
  /** A document that takes longer fails, and its compiler is stopped. */
  readonly timeoutMs: number
  /** Whether the compiler is stopped when the queue is empty. */
  readonly endsIdle: boolean
}

/** A document took too long. Those waiting behind it fail with it. */
export class TypstTimeoutError extends Error {}

/** Creates a queue. Its compiler starts with the first document. */
export function createTypstQueue({ start, timeoutMs, endsIdle }: QueueOptions): TypstQueue {
  const waiting = new Map<number, PromiseWithResolvers<Buffer>>()
  let compiler: DocumentCompiler | null = null
  let watch: NodeJS.Timeout | undefined
  let lastId = 0

  function begin(): DocumentCompiler {
    const started: DocumentCompiler = start({
      onResult: (result) => settle(result),
      onEnd: (error) => {
        if (compiler === started) drop(error)
      },
    })
    return started
  }

  /** Stops the compiler, and fails all its documents. */
  function drop(error: Error): void {
    clearTimeout(watch)
    const ended = compiler
    compiler = null
    for (const task of waiting.values()) task.reject(error)
    waiting.clear()
    void ended?.end()
  }

  function settle(result: TypstResult): void {
    const task = waiting.get(result.id)
    waiting.delete(result.id)
    if ('error' in result) task?.reject(new Error(`Typst: ${result.error}`))
    else task?.resolve(Buffer.from(result.bytes))
    if (waiting.size > 0) guard()
    else rest()
  }

  function rest(): void {
    clearTimeout(watch)
    compiler?.hold(false)
    if (endsIdle) drop(new Error('The document compiler stopped'))
  }

  function guard(): void {
    clearTimeout(watch)
    watch = setTimeout(() => drop(new TypstTimeoutError('Typst: a document took too long')), timeoutMs)
    watch.unref()
  }

  return {
    compile: (document, output) => {
      compiler ??= begin()
      compiler.hold(true)
      const task: TypstTask = { ...document, id: ++lastId, output }
      const result = Promise.withResolvers<Buffer>()
      if (waiting.size === 0) guard()
      waiting.set(task.id, result)
      compiler.post(task)
      return result.promise
    },
    close: async () => {
      clearTimeout(watch)
      await compiler?.end()
    },
  }
}

/** Compiles documents in a thread. */
export function startThread({ onResult, onEnd }: CompilerEvents): DocumentCompiler {
  const worker = new Worker(new URL('./typst-worker.ts', import.meta.url))
  worker.on('message', onResult)
  worker.on('error', onEnd)
  worker.on('exit', () => onEnd(new Error('The document thread exited')))
  return {
    post: (task) => worker.postMessage(task),
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    end: () => worker.terminate(),
  }
}

/** Compiles documents in a process without our environment variables. */
export function startProcess({ onResult, onEnd }: CompilerEvents): DocumentCompiler {
  const child = fork(new URL('./typst-process.ts', import.meta.url), {
    serialization: 'advanced',
    env: { PATH: process.env.PATH },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.on('message', (result) => onResult(result as TypstResult))
  child.on('error', onEnd)
  child.on('exit', () => onEnd(new Error('The document process exited')))
  return {
    post: (task) => child.send(task),
    hold: (isHeld) => {
      if (isHeld) {
        child.ref()
        child.channel?.ref()
      } else {
        child.unref()
        child.channel?.unref()
      }
    },
    end: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}
