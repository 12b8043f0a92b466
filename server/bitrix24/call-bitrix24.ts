import * as z from 'zod'
import type { AttemptResult } from '#server/delivery/delivery.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import { readRetryAfter } from '#server/http/retry-after.ts'
import type { OpenIntegration } from '#server/integration/open-integration.ts'

/** A call that failed. */
export type Bitrix24Failure = Extract<AttemptResult, { ok: false }> & {
  readonly status: number | null
  /** Bitrix24's own code, such as NOT_FOUND. */
  readonly code: string | null
  readonly isTimeout?: boolean
}

/** The outcome of a call. */
type Bitrix24Answer = { readonly ok: true; readonly status: number; readonly result: unknown } | Bitrix24Failure

/** Calls a method of a portal's REST API. */
export type Bitrix24 = (method: string, params: object) => Promise<Bitrix24Answer>

const answered = z.object({
  result: z.unknown().optional(),
  error: z.union([z.string(), z.number()]).optional(),
  error_description: z.string().optional(),
})

// Bitrix24 allows bursts of 50 calls, draining at 2 a second, and blocks a method that runs too long for 10 minutes.
export const REST_SECONDS: Readonly<Record<string, number>> = { QUERY_LIMIT_EXCEEDED: 5, OPERATION_TIME_LIMIT: 600 }

// Somebody can fix the webhook or its rights in the portal, so we retry and report the reason.
export const RIGHTS = [
  'NO_AUTH_FOUND',
  'INVALID_CREDENTIALS',
  'ACCESS_DENIED',
  'insufficient_scope',
  'expired_token',
  'user_access_error',
  'allowed_only_intranet_user',
]

const MAX_ERROR = 300

/** Opens a portal through an incoming webhook, whose code is part of each address. */
export function openBitrix24(send: Outgoing, { url, secret }: OpenIntegration, now: Date): Bitrix24 {
  return async (method, params) => {
    const answer = await send({
      method: 'POST',
      url: `${url.replace(/\/+$/, '')}/${secret}/${method}`,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(params),
    })
    if ('failed' in answer) {
      const { failed: error, isTimeout = false } = answer
      return { ok: false, status: null, code: null, error, isTimeout }
    }
    const { status, text } = answer
    const retryAfter = readRetryAfter(answer.retryAfter, now)
    const body = answered.safeParse(readJson(text))
    if (!body.success) return failure(status, null, `HTTP ${status} without a readable answer`, retryAfter)
    const { result, error, error_description } = body.data
    // Bitrix24 sends some errors with status 200.
    if (error === undefined && status >= 200 && status < 300) return { ok: true, status, result }
    const code = String(error ?? `HTTP ${status}`)
    const advice = RIGHTS.includes(code) ? '; check the webhook and its rights in Bitrix24' : ''
    const words = `${code}: ${error_description ?? `HTTP ${status}`}`.replaceAll(secret, '…').slice(0, MAX_ERROR)
    return failure(status, code, words + advice, retryAfter ?? REST_SECONDS[code] ?? null)
  }
}

function failure(status: number, code: string | null, error: string, retryAfter: number | null): Bitrix24Failure {
  return { ok: false, status, code, error, ...(retryAfter !== null && { retryAfter }) }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
