import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { problemOf } from '#contract/errors.ts'
import { type OrderAnswer, type OrderBody, orderBody, orderHeaders } from '#contract/orders.ts'
import { LANGUAGE_CODES, type LanguageCode } from '#domain/language/language.ts'
import { currentConsent } from '#server/consent/current-consent.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { ProblemError, readBody, readInput, refuse } from '#server/http/problem.ts'
import { isStorable } from '#server/http/storable-text.ts'
import { plainError } from '#server/jobs/plain-error.ts'
import type { Translators } from '#server/language/translators.ts'
import type { Call } from '#server/public-call/call.ts'
import { type CallDeps, readCall } from '#server/public-call/read-call.ts'
import { type FormLook, PLAIN_LOOK, readFormLook } from './form-look.ts'
import { describeUnitFault } from './named-unit.ts'
import { isForeign, siteOf } from './own-site.ts'
import { type OrderDeps, type Placed, placeOrder, type ReadOrder, type StoredOrder } from './place-order.ts'
import { keyOfForm, orderOfForm, parseForm, type SentForm } from './plain-form.ts'
import { type FormOutcome, type FormPage, pageAfterForm, pageOfRefusal } from './plain-form-page.ts'
import { placeOfForm, refusalOfForm } from './refused-form.ts'

/** What `POST public/orders` needs. */
interface OrderRouteDeps extends CallDeps, OrderDeps {
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
    const look = await lookOf(deps, call, lang)
    const page = pageAfterForm(await deps.translators(lang), { form, outcome, action: request.url, look })
    return sendPage(reply, outcome instanceof ProblemError ? outcome.problem.status : 200, page)
  })
  scope.setErrorHandler<FastifyError | ProblemError>(async (error, request, reply) => {
    const refusal = refusalOfForm(error)
    const call = refusal && callOrNull(deps, request)
    // Answered like every other error.
    if (!refusal || !call) throw error
    const { lang, page } = placeOfForm(request, call)
    const look = await lookOf(deps, call, lang)
    return sendPage(reply, refusal.status, pageOfRefusal(await deps.translators(lang), refusal.text, page, look))
  })
}

function lookOf({ database }: OrderRouteDeps, call: Call, lang: LanguageCode): Promise<FormLook> {
  return readFormLook(database.queries, call, lang).catch(() => PLAIN_LOOK)
}

function callOrNull(deps: CallDeps, request: FastifyRequest): Call | null {
  try {
    return readCall(deps, request)
  } catch {
    return null
  }
}

function sendPage(reply: FastifyReply, status: number, { html, policy }: FormPage): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(html)
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
