import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { problemOf } from '#contract/errors.ts'
import { type OrderAnswer, type OrderBody, orderBody, orderHeaders } from '#contract/orders.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { currentConsent } from '#server/consent/current-consent.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { ProblemError, readBody, readInput, refuse } from '#server/http/problem.ts'
import { isStorable } from '#server/http/storable-text.ts'
import { plainError } from '#server/jobs/plain-error.ts'
import type { Translators } from '#server/language/translators.ts'
import type { Call } from '#server/public-call/call.ts'
import { type CallDeps, readCall } from '#server/public-call/read-call.ts'
import { PLAIN_LOOK, readFormLook } from './form-look.ts'
import { describeUnitFault } from './named-unit.ts'
import { isForeign, siteOf } from './own-site.ts'
import { type OrderDeps, type Placed, placeOrder, type ReadOrder, type StoredOrder } from './place-order.ts'
import { keyOfForm, orderOfForm, parseForm, type SentForm } from './plain-form.ts'
import { type FormOutcome, pageAfterForm } from './plain-form-page.ts'

/** What `POST public/orders` needs. */
export interface OrderRouteDeps extends CallDeps, OrderDeps {
  readonly publicUrl: string | null
  readonly translators: Translators
  readonly now: () => Date
}

// The longest texts of the contract, with every character escaped. Nothing longer is a valid order.
const MAX_BODY = 128 * 1024
// An office of agents behind one address stays below this. More in a minute are not people.
const MAX_ORDERS = 30

/**
 * `POST public/orders`: a visitor's request, confirmed only when it is stored. `orders/form` is for browsers without
 * scripts.
 */
export function orderRoutes(app: FastifyInstance, deps: OrderRouteDeps): void {
  app.register(async (scope) => {
    await limitRate(scope, MAX_ORDERS)
    scope.post(`${API_BASE}/public/orders`, { bodyLimit: MAX_BODY }, async (request, reply) => {
      const call = readCall(deps, request)
      if (isForeign(request, call, deps.publicUrl))
        refuse('forbidden', { detail: 'Orders are accepted only from our own pages' })
      const { id, unit_taken } = await takeOrder(deps, request, call, request.body, readKey(request))
      reply.code(201).header('cache-control', 'no-store')
      return { data: { id, unit_taken } } satisfies OrderAnswer
    })
    // Only this route accepts form bodies. The API takes JSON.
    scope.register(async (forms) => formRoute(forms, deps))
  })
}

function formRoute(scope: FastifyInstance, deps: OrderRouteDeps): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, text: string | Buffer) => parseForm(String(text)),
  )
  scope.post<{ Body: SentForm }>(`${API_BASE}/public/orders/form`, { bodyLimit: MAX_BODY }, async (request, reply) => {
    const call = readCall(deps, request)
    if (isForeign(request, call, deps.publicUrl))
      refuse('forbidden', { detail: 'Orders are accepted only from our own pages' })
    const form = request.body
    const outcome = await takeOrder(deps, request, call, orderOfForm(form), keyOfForm(form, deps.now())).then(
      ({ unit_taken }): FormOutcome => (unit_taken ? 'taken' : 'sent'),
      (error): FormOutcome => {
        if (error instanceof ProblemError) return error
        request.log.error(error)
        return new ProblemError(problemOf('unavailable'))
      },
    )
    const lang = LANGUAGE_CODES.find((code) => code === form.lang) ?? call.lang
    const look = await readFormLook(deps.database.queries, call, lang).catch(() => PLAIN_LOOK)
    const { html, policy } = pageAfterForm(await deps.translators(lang), { form, outcome, action: request.url, look })
    return reply
      .code(outcome instanceof ProblemError ? outcome.problem.status : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(html)
  })
}

async function takeOrder(deps: OrderRouteDeps, request: FastifyRequest, call: Call, sent: unknown, key: string) {
  const body = readOrder(sent)
  const phone = await readPhone(body, call)
  const order: ReadOrder = {
    call,
    key,
    body,
    phone,
    origin: siteOf(request, call, deps.publicUrl),
    currentConsent: (policy) => currentConsent(deps.translators, body.lang, policy),
    now: deps.now(),
  }
  return storedOrder(await placeOrder(deps, order).catch(rethrowPlain), body)
}

function readKey({ headers }: FastifyRequest): string {
  if (!headers['idempotency-key']) refuse('idempotency_key_missing')
  return readInput(orderHeaders, headers)['idempotency-key']
}

function readOrder(sent: unknown): OrderBody {
  const body = readBody(orderBody, sent)
  return isStorable(body)
    ? body
    : refuse('bad_request', { detail: 'A text contains a NUL character or half of a surrogate pair' })
}

async function readPhone({ phone, lang }: OrderBody, { catalogue }: Call): Promise<string> {
  // Loaded with the first order: the phone number rules of all countries would delay the start.
  const { normalisePhone } = await import('./normalise-phone.ts')
  const number = normalisePhone(phone, [lang, catalogue.default_lang])
  return number ?? refuse('validation_failed', { errors: [{ field: 'phone', code: 'phone' }] })
}

function storedOrder(placed: Placed, body: OrderBody): StoredOrder {
  if (typeof placed !== 'string') return placed
  const { field, detail } = describeUnitFault(placed, body)
  return refuse('validation_failed', { detail, errors: [{ field, code: 'required' }] })
}

function rethrowPlain(error: unknown): never {
  throw plainError(error, 'Storing an order failed')
}
