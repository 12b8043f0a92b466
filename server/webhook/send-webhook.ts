import type { AttemptResult } from '#server/delivery/delivery.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import { readRetryAfter } from '#server/http/outgoing-retry.ts'
import { readWebhookSecret, signWebhook } from './sign-webhook.ts'

/** What is told to a webhook; the names are those of Standard Webhooks. */
export interface WebhookMessage {
  readonly type: 'lead.created' | 'callback.requested' | 'lead.linked' | 'lead.unlinked' | 'test.ping'
  /** When it happened; the same at each attempt. */
  readonly timestamp: string
  readonly data: object
}

/** Where a webhook is. */
export interface WebhookTarget {
  readonly url: string
  readonly secret: string
}

/** How a webhook took a message; the status is null where it gave none. */
export type WebhookResult = AttemptResult & { readonly status: number | null; readonly isTimeout?: boolean }

/** Sends a message, signed. */
export async function sendWebhook(
  send: Outgoing,
  { url, secret }: WebhookTarget,
  message: WebhookMessage,
  { key, now }: { readonly key: string; readonly now: Date },
): Promise<WebhookResult> {
  const bytes = readWebhookSecret(secret)
  if (!bytes) return { ok: false, status: null, error: 'The secret is not one of a webhook', isFinal: true }
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
    return { ok: false, status, error: 'HTTP 410: wants nothing more', isFinal: true, disables: true }
  }
  const seconds = readRetryAfter(retryAfter, now)
  const error = status < 400 ? `HTTP ${status}: redirects are not followed` : `HTTP ${status}`
  return { ok: false, status, error, ...(seconds !== null && { retryAfter: seconds }) }
}
