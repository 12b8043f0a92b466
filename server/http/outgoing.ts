import type { LookupAddress } from 'node:dns'
import { lookup as lookUpName } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './outgoing-address.ts'

/** A call to a server of somebody else. */
export interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What the other side answered, redirects included: those are not followed. */
export interface OutgoingAnswer {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

/** Why there was no answer, without any part of the address: that may hold a key. */
export interface OutgoingFailure {
  readonly failed: string
  /** The other side took too long. */
  readonly isTimeout?: true
}

/** Calls servers of others. */
export type Outgoing = (request: OutgoingRequest) => Promise<OutgoingAnswer | OutgoingFailure>

/** Where calls may go and how long they may take. */
export interface OutgoingOptions {
  /** Lets calls into our own network, and without encryption: for tests and for a CRM in the same building. */
  readonly allowPrivate: boolean
  readonly timeoutMs?: number
  /** How names are resolved; tests bring names of their own. */
  readonly lookup?: (hostname: string) => Promise<LookupAddress[]>
}

// Standard Webhooks asks for 15 to 30 seconds.
const TIMEOUT_MS = 15_000

// The fields of a CRM's lead with hundreds of custom ones stay below; nobody makes us keep more.
const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/** Said where an address leads into our own network. */
export const PRIVATE_TARGET = 'The address is in a private network'

/** Calls with the given limits. */
export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { allowPrivate, timeoutMs = TIMEOUT_MS } = options
  const lookup = guardLookup(options.lookup ?? ((hostname) => lookUpName(hostname, { all: true })), allowPrivate)
  return async ({ method, url, headers, body }) => {
    const refusal = refusalOfTarget(url, allowPrivate)
    if (refusal !== null) return { failed: refusal }
    const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    // The whole call: connecting, sending, and all of the answer. A new connection each, so that each is looked up.
    const signal = AbortSignal.timeout(timeoutMs)
    const call = request(url, {
      method,
      lookup,
      signal,
      agent: false,
      headers: { 'user-agent': 'Vitrine', ...headers },
    })
    call.on('response', resolve).on('error', reject).end(body)
    try {
      const answer = await promise
      const { statusCode = 0, headers: answered } = answer
      return { status: statusCode, retryAfter: answered['retry-after'] ?? null, text: await readText(answer) }
    } catch (error) {
      return explain(error, timeoutMs)
    }
  }
}

/** Why an address is not called, as far as the address alone tells; null where nothing speaks against it. */
export function refusalOfTarget(address: string, allowPrivate: boolean): string | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return 'The address is not one of the web'
  if (url.username || url.password) return 'The address has a password in it'
  if (allowPrivate) return null
  if (url.protocol !== 'https:') return 'The address is not https'
  // Numbers of any notation are in the usual one by now.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && isPrivateAddress(host) ? PRIVATE_TARGET : null
}

/** Checks what a name resolves to for the very connection that is made: a second look-up could give something else. */
function guardLookup(lookUp: (hostname: string) => Promise<LookupAddress[]>, allowPrivate: boolean): LookupFunction {
  return (hostname, { all }, callback) => {
    lookUp(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (!first) callback(codedError('ENOTFOUND'), [])
        else if (!allowPrivate && addresses.some(({ address }) => isPrivateAddress(address)))
          callback(codedError(PRIVATE_TARGET), [])
        else if (all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error) => callback(error, []),
    )
  }
}

/** Whatever came: a status was given, and an answer that breaks off says no less than none. */
async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size > MAX_ANSWER_BYTES) break
    }
  } catch {
    // Timed out or cut.
  }
  return Buffer.concat(chunks).toString('utf8')
}

const EXPLANATIONS: Readonly<Record<string, string>> = {
  [PRIVATE_TARGET]: PRIVATE_TARGET,
  ENOTFOUND: 'The host is not known',
  EAI_AGAIN: 'The host could not be looked up',
  ECONNREFUSED: 'The host refuses connections',
  ECONNRESET: 'The host broke the connection off',
}

/** By the code alone: messages of errors name addresses. */
function explain(error: unknown, timeoutMs: number): OutgoingFailure {
  const { name, code, errors } = error as NodeJS.ErrnoException & { readonly errors?: readonly NodeJS.ErrnoException[] }
  if (name === 'AbortError' || name === 'TimeoutError') {
    return { failed: `No answer within ${timeoutMs / 1000} s`, isTimeout: true }
  }
  // With several addresses the reasons stand inside.
  const reason = String(code ?? errors?.[0]?.code ?? 'unknown')
  return { failed: EXPLANATIONS[reason] ?? `The connection failed (${reason})` }
}

function codedError(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code })
}
