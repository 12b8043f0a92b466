import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call that a receiver received. */
export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** The answer of a receiver: `silence` keeps the connection open without an answer, `drop` cuts it. */
export type ReceiverAnswer =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
  | 'silence'
  | 'drop'

/** A third-party server. */
export interface Receiver {
  readonly url: string
  readonly port: number
  /** All calls so far. */
  readonly received: readonly Received[]
  readonly stop: () => Promise<void>
}

/** Starts a real HTTP server that records its calls. */
export async function startReceiver(
  answer: (call: Received) => ReceiverAnswer | Promise<ReceiverAnswer>,
): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const { method = '', url: path = '', headers } = request
    const call = { method, path, headers, body: Buffer.concat(chunks).toString('utf8') }
    received.push(call)
    const given = await answer(call)
    if (given === 'drop') request.socket.destroy()
    else if (given !== 'silence') response.writeHead(given.status, given.headers).end(given.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    received,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Replaces the usual answer of a receiver. */
export interface Instead {
  readonly answer: ReceiverAnswer
  /** Whether the call still takes effect; with a promise, once it resolves. */
  readonly isDone: boolean | Promise<unknown>
}

/** Uses the next entry of the list instead of the usual answer, if there is one. */
export async function answerInstead(next: Instead[], answer: () => ReceiverAnswer): Promise<ReceiverAnswer> {
  const instead = next.shift()
  if (!instead) return answer()
  if (instead.isDone === true) answer()
  else if (instead.isDone) void instead.isDone.then(answer)
  return instead.answer
}
