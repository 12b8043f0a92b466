import type { FastifyError, FastifyRequest } from 'fastify'
import { callQuery } from '#contract/call.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { isLanguageCode, type LanguageCode } from '#domain/language/language.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { ProblemError, readInput } from '#server/http/problem.ts'
import type { Call } from '#server/public-call/call.ts'
import { ownHost } from './own-site.ts'
import type { SentForm } from './plain-form.ts'

/** Why a form was refused, whatever was typed. */
interface FormRefusal {
  readonly status: number
  readonly text: MessageKey
}

/** The refusals that visitors can meet. Null for other errors. */
export function refusalOfForm(error: FastifyError | ProblemError): FormRefusal | null {
  const status = error instanceof ProblemError ? error.problem.status : error.statusCode
  if (status === 429) return { status, text: 'problem.rate_limited' }
  // It came from a page of another site. The link leads to a page that can send it.
  if (status === 403) return { status, text: 'problem.idempotency_key_missing' }
  return null
}

/** The language of a refused form, and where to go on: the page that sent it, or the catalogue if that was another site. */
export function placeOfForm(
  request: FastifyRequest,
  call: Call,
): { readonly lang: LanguageCode; readonly page: string } {
  // Nothing was read of a form that came too soon.
  const { lang: named } = (request.body ?? {}) as SentForm
  const sent = sentFrom(request)
  const lang = named && isLanguageCode(named) ? named : (sent?.lang ?? call.lang)
  const { first_token: firstToken, second_token: secondToken = null } = readInput(callQuery, request.query)
  const start = formatAddress({ lang, firstToken, secondToken, page: { name: 'main' }, panel: null })
  return { lang, page: sent?.page ?? start }
}

function sentFrom(request: FastifyRequest) {
  const { referer } = request.headers
  const address = referer && URL.canParse(referer) ? new URL(referer) : null
  if (address?.host !== ownHost(request)) return null
  const parsed = parseAddress(address.pathname, address.search)
  const { lang } = 'address' in parsed ? parsed.address : parsed
  return { lang, page: address.pathname + address.search }
}
