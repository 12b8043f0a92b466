import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { type OrderAnswer, type OrderBody, orderBody, orderHeaders } from '#contract/orders.ts'
import type { Call } from '#server/call/call.ts'
import { type CallParts, readCall } from '#server/call/read-call.ts'
import { readBody, readInput, refuse } from '#server/http/problem.ts'
import { plainError } from '#server/jobs/plain-error.ts'
import { isStorable } from '#server/manage/storable-text.ts'
import { isForeign, siteOf } from './own-site.ts'
import { type OrderParts, type Placed, placeOrder, type StoredOrder } from './place-order.ts'

/** What `POST public/orders` needs. */
export interface OrderRouteParts extends CallParts, OrderParts {
  readonly publicUrl: string | null
  readonly now: () => Date
}

// The longest texts of the contract, each character as its escape: what is longer is no order.
const MAX_BODY = 128 * 1024
// An office of agents behind one address stays below; more in a minute is no people.
const MAX_ORDERS = 30

/** `POST public/orders`: a visitor's request, accepted only when it is stored (design 3, 7). */
export function orderRoutes(app: FastifyInstance, parts: OrderRouteParts): void {
  app.register(async (scope) => {
    await scope.register(rateLimit, { max: MAX_ORDERS, timeWindow: '1 minute', hook: 'onRequest' })
    scope.post(`${API_BASE}/public/orders`, { bodyLimit: MAX_BODY }, async (request, reply) => {
      const call = readCall(parts, request)
      if (isForeign(request, call, parts.publicUrl))
        refuse('forbidden', { detail: 'Orders are taken from our own pages' })
      const key = readKey(request)
      const body = readOrder(request.body)
      const phone = await readPhone(body, call)
      const order = { call, key, body, phone, origin: siteOf(request, call, parts.publicUrl), now: parts.now() }
      const { id, unit_taken } = storedOrder(await placeOrder(parts, order).catch(rethrowPlain), body)
      reply.code(201).header('cache-control', 'no-store')
      return { data: { id, unit_taken } } satisfies OrderAnswer
    })
  })
}

function readKey({ headers }: FastifyRequest): string {
  if (!headers['idempotency-key']) refuse('idempotency_key_missing')
  return readInput(orderHeaders, headers)['idempotency-key']
}

function readOrder(sent: unknown): OrderBody {
  const body = readBody(orderBody, sent)
  return isStorable(body) ? body : refuse('bad_request', { detail: 'A text has a character of no use' })
}

async function readPhone({ phone, lang }: OrderBody, { catalogue }: Call): Promise<string> {
  // With the first order: the numbers of all countries are not what a start has to wait for.
  const { normalisePhone } = await import('./normalise-phone.ts')
  const number = normalisePhone(phone, [lang, catalogue.default_lang])
  return number ?? refuse('validation_failed', { errors: [{ field: 'phone', code: 'phone' }] })
}

function storedOrder(placed: Placed, { instance_id }: OrderBody): StoredOrder {
  if (placed !== 'unknown_unit') return placed
  const errors = [{ field: 'instance_id', code: 'required' as const }]
  return refuse('validation_failed', { detail: `instance_id: there is no ${instance_id} here`, errors })
}

function rethrowPlain(error: unknown): never {
  throw plainError(error, 'An order was not stored')
}
