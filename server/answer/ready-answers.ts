import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { holdsContent } from '#server/http/entity-tag.ts'
import type { ProxyTrust } from '#server/http/proxy-trust.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'
import type { PreparedAnswer } from './prepared-answer.ts'
import { answerHeaders, chooseEncoding } from './send-answer.ts'

/** Answers keyed by the raw request: a repeated request needs no parsing, routing or hooks. */
export interface ReadyAnswers {
  /** The number of changes so far; read it before looking an answer up. */
  readonly state: () => number
  /** Keeps an answer for the next identical request, unless something has changed since `state`. */
  readonly remember: (state: number, request: IncomingMessage, answer: PreparedAnswer) => void
  /** Puts the ready answers in front of a listener. `onServed` is called for each answer served from here. */
  readonly before: (listener: RequestListener, onServed: OnServed) => RequestListener
}

/** Called for each request that was served from here. */
export type OnServed = (request: IncomingMessage, status: number) => void

interface Ready {
  readonly answer: PreparedAnswer
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

// A client can write the same request in any number of ways and of any length.
const MAX_KEPT = 5000
const MAX_BYTES = 32e6
const OVERHEAD = 500

/**
 * Any change drops all answers: looking them up again is quick. `everyHeader` is added to the answers served from here,
 * since the hooks that usually add it do not run.
 */
export function createReadyAnswers(
  feed: ChangeFeed,
  isProxy: ProxyTrust,
  everyHeader: Readonly<Record<string, string>> = {},
): ReadyAnswers {
  const kept = new LRUCache<string, Ready>({
    max: MAX_KEPT,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD,
  })
  let state = 0
  feed.subscribe(() => {
    state += 1
    kept.clear()
  })

  return {
    state: () => state,
    remember: (stateBefore, request, answer) => {
      const asked = readAsked(request, isProxy)
      // Only brotli bytes are ready, and clients without brotli are rare.
      if (stateBefore !== state || !asked || chooseEncoding(request.headers['accept-encoding'] ?? '') !== 'br') return
      const body = answer.bytes('br')
      if (!Buffer.isBuffer(body)) return
      const headers = { ...everyHeader, ...answerHeaders(answer, 'br', 'revalidated'), 'content-length': body.length }
      kept.set(asked.key, { answer, headers, body })
    },
    before: (listener, onServed) => (request, response) => {
      const asked = readAsked(request, isProxy)
      const ready = asked === null ? undefined : kept.get(asked.key)
      if (!asked || !ready) return listener(request, response)
      onServed(request, serve(asked, response, ready))
    },
  }
}

function serve({ ifNoneMatch }: Asked, response: ServerResponse, { answer, headers, body }: Ready): number {
  if (holdsContent(ifNoneMatch, answer.hash)) {
    const { 'content-length': _, 'content-encoding': __, 'content-type': ___, ...kept } = headers
    response.writeHead(304, kept).end()
    return 304
  }
  response.writeHead(200, headers).end(body)
  return 200
}

/** What a request asks for. */
interface Asked {
  /** Everything that the answer depends on. */
  readonly key: string
  readonly ifNoneMatch: string | undefined
}

// Keyed by length, which rules most headers out without comparing their names.
const DECISIVE = new Map(
  ['host', 'x-forwarded-host', 'x-accept-language', 'accept-encoding', 'if-none-match'].map((name) => [
    name.length,
    name,
  ]),
)

/**
 * Reads the raw headers, a tenth of the work of letting Node build an object of them all. Null if the answer depends on
 * more than the key.
 */
function readAsked({ method, url = '', rawHeaders, socket }: IncomingMessage, isProxy: ProxyTrust): Asked | null {
  if (method !== 'GET') return null
  let key = url
  let host: string | undefined
  let forwarded: string | undefined
  let ifNoneMatch: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at] ?? ''
    const name = DECISIVE.get(header.length)
    if (name === undefined || name !== header.toLowerCase()) continue
    if (name === 'if-none-match') ifNoneMatch = rawHeaders[at + 1]
    // Node keeps the first of several.
    else if (name === 'host') host ??= rawHeaders[at + 1]
    else if (name === 'x-forwarded-host') forwarded = rawHeaders[at + 1]
    else key += `\n${name}: ${rawHeaders[at + 1]}`
  }
  // As in Fastify: the value set by the nearest proxy, if that proxy is trusted.
  if (forwarded && isProxy(socket.remoteAddress, 0)) host = forwarded.slice(forwarded.lastIndexOf(',') + 1).trim()
  return { key: `${key}\nhost: ${host}`, ifNoneMatch }
}
