import type { LookupAddress } from 'node:dns'
import { lookup as lookUpName } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './outgoing-address.ts'

/** A call to a third-party server. */
interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** The answer of the server. Redirects are not followed. */
interface OutgoingAnswer {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

/** Why there was no answer, without any part of the address, which may contain a key. */
interface OutgoingFailure {
  readonly failed: string
  /** The server took too long. */
  readonly isTimeout?: true
}

/** Calls third-party servers. */
export type Outgoing = (request: OutgoingRequest) => Promise<OutgoingAnswer | OutgoingFailure>

/** Where calls may go and how long they may take. */
interface OutgoingOptions {
  /** Allows private networks and plain http: for tests and for a CRM in the same network. */
  readonly allowPrivate: boolean
  readonly timeoutMs?: number
  /** Resolves names; tests pass their own. */
  readonly lookup?: (hostname: string) => Promise<LookupAddress[]>
}

// Standard Webhooks recommends 15 to 30 seconds.
const TIMEOUT_MS = 15_000

// A CRM's list of fields with hundreds of custom ones is smaller than this.
const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/** The error for an address in a private network. */
export const PRIVATE_TARGET = 'The address is in a private network'

/** Creates a client with the given limits. */
export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { allowPrivate, timeoutMs = TIMEOUT_MS } = options
  const lookup = guardLookup(options.lookup ?? ((hostname) => lookUpName(hostname, { all: true })), allowPrivate)
  return async ({ method, url, headers, body }) => {
    const refusal = refusalOfTarget(url, allowPrivate)
    if (refusal !== null) return { failed: refusal }
    const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    // Covers the whole call: connecting, sending and reading. Each call has a new connection, so that each is checked.
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

/** Why an address must not be called, judged without resolving its name; null if it may be. */
export function refusalOfTarget(address: string, allowPrivate: boolean): string | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return 'The address is not http or https'
  if (url.username || url.password) return 'The address contains a user name or password'
  if (allowPrivate) return null
  if (url.protocol !== 'https:') return 'The address is not https'
  // URL parsing has already normalised IP addresses in other notations.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && isPrivateAddress(host) ? PRIVATE_TARGET : null
}

/** Checks the addresses of a name as the connection resolves it: a separate look-up could give other addresses. */
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

/** Reads as much as arrives: the status is known, so a body that is cut off is no reason to fail. */
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
    // Timed out or cut off.
  }
  return Buffer.concat(chunks).toString('utf8')
}

const EXPLANATIONS: Readonly<Record<string, string>> = {
  [PRIVATE_TARGET]: PRIVATE_TARGET,
  ENOTFOUND: 'The host is unknown',
  EAI_AGAIN: 'The name of the host could not be resolved',
  ECONNREFUSED: 'The host refuses connections',
  ECONNRESET: 'The host closed the connection',
}

/** Explains an error by its code only, since error messages contain addresses. */
function explain(error: unknown, timeoutMs: number): OutgoingFailure {
  const { name, code, errors } = error as NodeJS.ErrnoException & { readonly errors?: readonly NodeJS.ErrnoException[] }
  if (name === 'AbortError' || name === 'TimeoutError') {
    return { failed: `No answer within ${timeoutMs / 1000} s`, isTimeout: true }
  }
  // With several addresses the codes are in the inner errors.
  const reason = String(code ?? errors?.[0]?.code ?? 'unknown')
  return { failed: EXPLANATIONS[reason] ?? `The connection failed (${reason})` }
}

function codedError(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code })
}
