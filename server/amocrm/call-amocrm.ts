import * as z from 'zod'
import type { AttemptResult } from '#server/delivery/delivery.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import { readRetryAfter } from '#server/http/retry-after.ts'
import type { OpenIntegration } from '#server/integration/open-integration.ts'

/** A call that failed. */
export type AmocrmFailure = Extract<AttemptResult, { ok: false }> & {
  readonly status: number | null
  /** Paths of invalid values in the body, such as `0.custom_fields_values.1.field_id`. */
  readonly invalid: readonly string[]
  readonly isTimeout?: boolean
}

/** The outcome of a call; `result` is null if the answer has no body. */
export type AmocrmAnswer = { readonly ok: true; readonly status: number; readonly result: unknown } | AmocrmFailure

/** Calls amoCRM's API v4. */
export type Amocrm = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => Promise<AmocrmAnswer>

const invalid = z.object({
  'validation-errors': z.array(z.object({ errors: z.array(z.object({ code: z.string(), path: z.string() })) })),
})

// The account's owner can fix each of these in amoCRM, so we retry and report the reason.
const ADVICE: Readonly<Record<number, string>> = {
  401: 'the token is no longer valid',
  402: 'the account is not paid',
  403: 'the account is blocked, or the token lacks rights',
}

// amoCRM rejects more than 7 calls a second.
const REST_SECONDS = 5

const MAX_ERROR = 300

/** Opens an account by its token. */
export function openAmocrm(send: Outgoing, { url, secret }: OpenIntegration, now: Date): Amocrm {
  return async (method, path, body) => {
    const answer = await send({
      method,
      url: `${new URL(url).origin}/api/v4/${path}`,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', accept: 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if ('failed' in answer) {
      const { failed: error, isTimeout = false } = answer
      return { ok: false, status: null, invalid: [], error, isTimeout }
    }
    const { status, text } = answer
    const result = readJson(text)
    if (status >= 200 && status < 300) {
      // Empty lists are answered with 204.
      if (result !== undefined || status === 204) return { ok: true, status, result: result ?? null }
      return { ok: false, status, invalid: [], error: `HTTP ${status} without a readable answer` }
    }
    const retryAfter = readRetryAfter(answer.retryAfter, now) ?? (status === 429 ? REST_SECONDS : null)
    const errors = invalid.safeParse(result).data?.['validation-errors'].flatMap((each) => each.errors) ?? []
    // Only codes and paths: the details repeat what was sent, personal data included.
    const reason = errors.map(({ code, path: place }) => `${place}: ${code}`).join('; ') || ADVICE[status]
    return {
      ok: false,
      status,
      invalid: errors.map(({ path: place }) => place),
      error: (reason ? `HTTP ${status}: ${reason}` : `HTTP ${status}`).slice(0, MAX_ERROR),
      ...(retryAfter !== null && { retryAfter }),
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
