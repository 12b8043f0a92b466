import { API_BASE } from '#contract/api-base.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { FieldError } from '#contract/errors.ts'
import { HEADER_NAMES } from '#contract/header-names.ts'
import type { Tokens } from '#domain/address/address.ts'
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts'

/** A failed call. Without a response the code is `unavailable`. */
export class ApiError extends Error {
  readonly code: ErrorCode
  /** The fields to correct, with `validation_failed`. */
  readonly errors: readonly FieldError[]

  constructor(code: ErrorCode, message: string, errors: readonly FieldError[] = []) {
    super(message)
    this.code = code
    this.errors = errors
  }
}

/** The options of a call that is not a plain GET. */
interface CallInit extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>
}

/** The one way to call the API: tokens, language, preview flag and CRM context go with every call. */
export interface ApiClient {
  /** Returns `data` of a GET; `path` is below `public/`. */
  readonly get: <Data>(path: string, query?: Readonly<Record<string, string>>) => Promise<Data>
  /** Returns `data` of any other call (`send.ts`). */
  readonly call: <Data>(path: string, init: CallInit) => Promise<Data>
  /** Removes the CRM context from all further calls. */
  readonly leaveCrm: () => void
  /** How many calls are in progress; `onPending` reports changes. */
  readonly pending: () => number
  readonly onPending: (listen: () => void) => () => void
  /** The address of a stream or a file, for which no headers can be sent. */
  readonly urlOf: (path: string, query?: Readonly<Record<string, string>>) => string
  /** The answer that the document carries for this address; undefined if it carries none. */
  readonly brought: <Data>(path: string, query?: Readonly<Record<string, string>>) => Data | undefined
  /** The frames of pictures, requested once per page. */
  readonly kept: KeptAnswers
}

/** What every call carries. */
interface ClientOptions {
  readonly tokens: Tokens
  /** From the boot data: language and preview. */
  readonly headers: Readonly<Record<string, string>>
  readonly crm: string | null
  /** Calls that the document has already started (`index.html`); each is used once. */
  readonly preloaded: Map<string, Promise<Response>>
  /** Answers that the document carries, by the address of their call. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** Creates the API client of a page. */
export function createClient({ tokens, headers, crm, preloaded, answers }: ClientOptions): ApiClient {
  let allHeaders = { ...headers, ...(crm && { [HEADER_NAMES['x-crm']]: crm }) }
  const listeners = new Set<() => void>()
  let pending = 0

  function urlOf(path: string, query: Readonly<Record<string, string>> = {}): string {
    const { firstToken, secondToken } = tokens
    const all = { first_token: firstToken, ...(secondToken && { second_token: secondToken }), ...query }
    return `${API_BASE}/public/${path}?${new URLSearchParams(all)}`
  }

  function count(change: 1 | -1): void {
    pending += change
    for (const listen of listeners) listen()
  }

  async function read<Data>(answer: Promise<Response>): Promise<Data> {
    count(1)
    try {
      const response = await answer
      const body = await response.json()
      if (!response.ok) throw new ApiError(body.code ?? 'internal', body.title ?? response.statusText, body.errors)
      return body.data
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError('unavailable', String(error))
    } finally {
      count(-1)
    }
  }

  function get<Data>(path: string, query?: Readonly<Record<string, string>>): Promise<Data> {
    const url = urlOf(path, query)
    const started = preloaded.get(url)
    preloaded.delete(url)
    return read(started ?? fetch(url, { headers: allHeaders }))
  }

  return {
    get,
    call: (path, init) => read(fetch(urlOf(path), { ...init, headers: { ...allHeaders, ...init.headers } })),
    leaveCrm: () => {
      allHeaders = { ...headers }
    },
    urlOf,
    // Not checked: the server wrote the answer into the document, and the caller knows its type.
    brought: <Data>(path: string, query?: Readonly<Record<string, string>>) =>
      answers[urlOf(path, query)] as Data | undefined,
    kept: createKeptAnswers(),
    pending: () => pending,
    onPending: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}
