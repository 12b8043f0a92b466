import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ChangeFeed } from '#server/live/change-feed.ts'
import type { PreparedAnswer } from './prepared-answer.ts'
import { answerHeaders, holdsCurrent } from './send-answer.ts'

/** Answers by the very request that asks for them: the same request again needs no reading, routing or hooks. */
export interface ReadyAnswers {
  /** Counts the changes; to be noted before an answer is looked up. */
  readonly state: () => number
  /** Keeps an answer for the next request like this one, unless something has changed since that state. */
  readonly remember: (state: number, request: IncomingMessage, answer: PreparedAnswer) => void
  /** Puts the ready answers in front of a listener. `onServed` hears of each that was served. */
  readonly before: (listener: RequestListener, onServed: OnServed) => RequestListener
}

/** Hears of a request that was served from here. */
export type OnServed = (request: IncomingMessage, status: number) => void

interface Ready {
  readonly answer: PreparedAnswer
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

// A request has as many spellings as its sender likes; past this many, all are forgotten.
const MAX_KEPT = 5000

/** Nothing is kept over any change: after one, each answer is looked up anew, which is quick. */
export function createReadyAnswers(feed: ChangeFeed): ReadyAnswers {
  const kept = new Map<string, Ready>()
  let state = 0
  feed.subscribe(() => {
    state += 1
    kept.clear()
  })

  return {
    state: () => state,
    remember: (stateBefore, request, answer) => {
      const key = keyOf(request)
      // Only brotli is at hand as bytes; who takes nothing else than gzip is rare.
      if (stateBefore !== state || key === null || !/\bbr\b(?!;q=0)/.test(request.headers['accept-encoding'] ?? ''))
        return
      const body = answer.bytes('br')
      if (!Buffer.isBuffer(body)) return
      if (kept.size >= MAX_KEPT) kept.clear()
      const headers = { ...answerHeaders(answer, 'br', 'revalidated'), 'content-length': body.length }
      kept.set(key, { answer, headers, body })
    },
    before: (listener, onServed) => (request, response) => {
      const key = keyOf(request)
      const ready = key === null ? undefined : kept.get(key)
      if (!ready) return listener(request, response)
      onServed(request, serve(request, response, ready))
    },
  }
}

function serve(request: IncomingMessage, response: ServerResponse, { answer, headers, body }: Ready): number {
  if (holdsCurrent(request.headers['if-none-match'], answer)) {
    const { 'content-length': _, 'content-encoding': __, 'content-type': ___, ...kept } = headers
    response.writeHead(304, kept).end()
    return 304
  }
  response.writeHead(200, headers).end(body)
  return 200
}

/** Everything that decides about the answer; null where more than that does. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers['x-a'] !== undefined) return null
  return `${url}\n${headers.host}\n${headers['x-accept-language']}\n${headers['accept-encoding']}`
}
