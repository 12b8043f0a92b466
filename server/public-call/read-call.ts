import type { FastifyRequest } from 'fastify'
import { callHeaders, callQuery } from '#contract/call.ts'
import { LIVE_VIEW } from '#domain/address/link-view.ts'
import { chooseLanguage } from '#domain/language/choose-language.ts'
import { type LanguageCode, languageById } from '#domain/language/language.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import type { Directory, ListedCatalogue, Visit } from '#server/link/link-directory.ts'
import type { PreviewGate } from '#server/preview/preview-gate.ts'
import { type Call, showsUnpublished } from './call.ts'
import type { DraftReader } from './draft-reader.ts'

export interface CallDeps {
  readonly directory: Directory
  readonly previews: PreviewGate
}

/** Reads the tokens, the language and the preview of a public call, or rejects it. */
export function readCall(parts: CallDeps, request: FastifyRequest): Call {
  return callOf(parts, request, (visit) => {
    const permission = parts.previews.permissionOf(visit)
    if (permission === 'expired') refuse('preview_expired')
    return permission === 'granted'
  })
}

/** Reads the call of a file or a stream. A preview that has ended is like an unknown link there, as for pages. */
export function readFileCall(parts: CallDeps, request: FastifyRequest): Call {
  return callOf(parts, request, (visit) => parts.previews.permissionOf(visit) === 'granted')
}

/** A call with the languages of the draft that it shows. */
export async function withDraftLanguages(
  drafts: Pick<DraftReader, 'catalogueOf'>,
  request: FastifyRequest,
  call: Call,
): Promise<Call> {
  if (!call.draftPreview) return call
  const catalogue = await drafts.catalogueOf(call)
  return { ...call, catalogue, lang: languageFor(request, catalogue) }
}

function languageFor(request: FastifyRequest, catalogue: ListedCatalogue): LanguageCode {
  const { lang } = readInput(callQuery, request.query)
  const byHeader = languageById(readInput(callHeaders, request.headers)['x-accept-language'] ?? 0)?.code
  return chooseLanguage(lang ?? byHeader ?? null, { ...catalogue, allowed: catalogue.languages })
}

function callOf(
  { directory, previews }: CallDeps,
  request: FastifyRequest,
  isPreviewOf: (visit: Visit) => boolean,
): Call {
  const { first_token, second_token } = readInput(callQuery, request.query)
  const visit = directory.resolve(first_token, second_token)
  if (!visit) refuse('token_not_found')
  const { catalogue, partner, view } = visit
  const isPermitted = isPreviewOf(visit)
  if (!isVisible(visit, isPermitted)) refuse('token_not_found')
  return {
    catalogue,
    partner,
    lang: languageFor(request, catalogue),
    isPreview: isPermitted && showsUnpublished(catalogue, view),
    draftPreview: isPermitted ? previews.draftPreviewOf(visit) : null,
    view,
    domain: domainOf(catalogue, request.hostname),
  }
}

/**
 * Whether a visitor may see a catalogue: it is published, or this is its preview. An address that names a preview shows
 * nothing without it, since the live data under such an address would pass for the draft.
 */
export function isVisible({ catalogue, view }: Pick<Visit, 'catalogue' | 'view'>, isPermitted: boolean): boolean {
  return isPermitted || (catalogue.published && (view === null || view === LIVE_VIEW))
}

/** The catalogue's white-label domain that a request was made to, if any. */
export function domainOf({ white_label_domains }: ListedCatalogue, hostname: string): string | null {
  return white_label_domains.find((domain) => domain === hostname) ?? null
}
