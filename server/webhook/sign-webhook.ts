import { createHmac } from 'node:crypto'

// Standard Webhooks 1.0.0: 24 to 64 random bytes in base64, after a prefix.
const SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/
const MIN_BYTES = 24
const MAX_BYTES = 64

/** The bytes of a webhook secret; null if the text is not one. */
export function readWebhookSecret(text: string): Buffer | null {
  const bytes = Buffer.from(SECRET.exec(text)?.[1] ?? '', 'base64')
  return bytes.length >= MIN_BYTES && bytes.length <= MAX_BYTES ? bytes : null
}

/**
 * The headers that identify and sign a message. The id is the same for each attempt, the time is that of the attempt.
 */
export function signWebhook(secret: Buffer, id: string, now: Date, body: string): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
