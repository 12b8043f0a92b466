import type { PushOrder } from '#server/delivery/delivery.ts'
import type { Outgoing } from '#server/http/outgoing.ts'
import { orderMessage } from './order-message.ts'
import { sendWebhook } from './send-webhook.ts'

/** Pushes orders to webhooks according to Standard Webhooks 1.0.0. `server/delivery/deliver.ts` retries what fails. */
export function pushWebhook({ send }: { readonly send: Outgoing }): PushOrder {
  return async (integration, { key, delivered, now }) => {
    const {
      status: _,
      isTimeout: __,
      ...result
    } = await sendWebhook(send, integration, orderMessage(delivered), { key, now })
    return result
  }
}
