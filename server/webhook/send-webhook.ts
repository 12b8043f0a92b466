import type { AttemptResult } from '#server/delivery/delivery.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import { readRetryAfter } from '#server/http/retry-after.ts'
import { readWebhookSecret, signWebhook } from './sign-webhook.ts'

/** A webhook message, with the field names of Standard Webhooks. */
export interface WebhookMessage {
  readonly type: 'lead.created' | 'callback.requested' | 'lead.linked' | 'lead.unlinked' | 'test.ping'
  /** When it happened; the same for each attempt. */
  readonly timestamp: string
  readonly data: object
}

/** The address and secret of a webhook. */
interface WebhookTarget {
  readonly url: string
  readonly secret: string
}

/** The result of a message. The status is null if there was no response. */
type WebhookResult = AttemptResult & { readonly status: number | null; readonly isTimeout?: boolean }

/** Signs and sends a message. */
export async function sendWebhook(
  send: Outgoing,
  { url, secret }: WebhookTarget,
  message: WebhookMessage,
  { key, now }: { readonly key: string; readonly now: Date },
): Promise<WebhookResult> {
  const bytes = readWebhookSecret(secret)
  if (!bytes) return { ok: false, status: null, error: 'The secret is not a webhook secret', isFinal: true }
  const body = JSON.stringify(message)
  const headers = { 'content-type': 'application/json', ...signWebhook(bytes, key, now, body) }
  const answer = await send({ method: 'POST', url, headers, body })
  if ('failed' in answer) {
    const { failed: error, isTimeout = false } = answer
    return { ok: false, status: null, error, isTimeout }
  }
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { ok: true, status }
  if (status === 410) {
    return { ok: false, status, error: 'HTTP 410: refuses all further messages', isFinal: true, disables: true }
  }
  const seconds = readRetryAfter(retryAfter, now)
  const error = status < 400 ? `HTTP ${status}: redirects are not followed` : `HTTP ${status}`
  return { ok: false, status, error, ...(seconds !== null && { retryAfter: seconds }) }
}
