import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { resolveDrizzleOnce } from '#server/db/resolve-drizzle.ts'
import type { ImportHost } from './import-host.ts'
import { lowerThreadPriority } from './lower-thread-priority.ts'
import type { HostAnswer, HostRequest, ThreadMessage } from './thread-messages.ts'

// Reading, checking and comparing a large file takes seconds, and geometry takes minutes. In the main thread, visitors
// would wait for it.
if (parentPort) {
  lowerThreadPriority()
  resolveDrizzleOnce()
  const { runImport } = await import('./run-import.ts')
  const port = parentPort
  const say = (message: ThreadMessage) => port.postMessage(message)
  say({ outcome: await runImport(hostBehind(port, say), workerData) })
}

/** Reaches the host of this import through messages. */
function hostBehind(port: MessagePort, say: (message: ThreadMessage) => void): ImportHost {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0
  port.on('message', (answer: HostAnswer) => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) call?.reject(new Error(answer.error))
    else call?.resolve(answer.result)
  })
  const ask = async <Result>(request: HostRequest): Promise<Result> => {
    const id = ++lastId
    const answer = Promise.withResolvers<unknown>()
    waiting.set(id, answer)
    say({ ...request, id })
    return (await answer.promise) as Result
  }
  return {
    query: (statement) => ask({ call: 'query', argument: statement }),
    collectMedia: (request) => ask({ call: 'collectMedia', argument: request }),
    switchLive: (plan) => ask({ call: 'switchLive', argument: plan }),
    progress: (progress) => say({ progress }),
  }
}
