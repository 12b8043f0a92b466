import { useEffect, useRef } from 'react'
import { HEADER_NAMES } from '#contract/header-names.ts'
import type { OrderAnswer, OrderBody } from '#contract/orders.ts'
import { draftAfterSending, nextAttempt } from '#domain/order/order-draft.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { send } from '#web/api/send.ts'
import { useDrafts } from './drafts-context.ts'
import { outcomeOf, type SendOutcome } from './send-outcome.ts'

/** Called when a request ends. `isShown`: whether the form is still open. */
interface SendHandlers {
  /** The server has stored the request. */
  readonly onSent: (isShown: boolean, answer: OrderAnswer['data']) => void
  readonly onNotSent: (outcome: SendOutcome, isShown: boolean) => void
}

/** Sends a request. The idempotency key makes the server store it once, however often it is retried. */
export function useSendOrder({ onSent, onNotSent }: SendHandlers): (body: OrderBody) => Promise<void> {
  const client = useApiClient()
  const drafts = useDrafts()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return async (body) => {
    // A price or status that changes between two attempts does not make it a new request.
    const { seen_price: _, seen_status_id: __, ...content } = body
    const attempt = nextAttempt(drafts.current?.attempt ?? null, JSON.stringify(content), newKey)
    if (drafts.current) drafts.current = { ...drafts.current, attempt }
    let answer: OrderAnswer['data']
    try {
      const headers = { [HEADER_NAMES['idempotency-key']]: attempt.key }
      answer = await send<OrderAnswer['data']>(client, 'POST', 'orders', { body, headers })
    } catch (error) {
      return onNotSent(outcomeOf(error), isShown.current)
    }
    if (drafts.current) drafts.current = draftAfterSending(drafts.current)
    onSent(isShown.current, answer)
  }
}

/** A random key. Not `randomUUID`, which is missing on pages without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
