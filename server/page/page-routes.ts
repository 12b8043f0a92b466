import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Address, SERVER_ROOTS } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { plainToken, withView } from '#domain/address/link-view.ts'
import { pagePath } from '#domain/address/page-path.ts'
import { type ParsedAddress, parseAddress } from '#domain/address/parse-address.ts'
import { formatQuery, parseQuery } from '#domain/address/query.ts'
import { type KnownCatalogue, resolveAddress } from '#domain/address/resolve-address.ts'
import { shortTypeOf } from '#domain/catalogue/catalogue.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { ScreenSize } from '#domain/screen/screen-size.ts'
import { MISS_RETRY_AFTER, type MissLimit } from '#server/http/limit-misses.ts'
import { originOf } from '#server/http/origin.ts'
import { refuse } from '#server/http/problem.ts'
import type { Sites } from '#server/http/read-site-settings.ts'
import { isLoopback } from '#server/http/sites.ts'
import type { Visit } from '#server/link/link-directory.ts'
import type { PreviewGate } from '#server/preview/preview-gate.ts'
import { PREVIEW_PARAMETER } from '#server/preview/preview-token.ts'
import { type Call, showsUnpublished } from '#server/public-call/call.ts'
import type { DraftReader } from '#server/public-call/draft-reader.ts'
import { domainOf, isVisible } from '#server/public-call/read-call.ts'
import type { RenderedPages, Rendering, Thoroughness } from '#server/rendering/rendered-pages.ts'
import { type AskedPage, readAskedPage } from './asked-page.ts'
import type { Redirect } from './catalogue-page.ts'
import { refusedHost, sendFramedRefusal } from './framed-refusal.ts'
import { framesOf, guardBoot } from './guard-boot.ts'
import type { KeptPages, MadePage } from './kept-pages.ts'
import { type Document, type DocumentDeps, writeDocument } from './page-document.ts'
import { FRAME_HEADER } from './page-headers.ts'
import { sourcesOf } from './page-sources.ts'
import { demoPage, type PlainPageDeps, plainPage } from './plain-page.ts'
import { sendPage } from './send-page.ts'

const TOO_MANY = 429

// A preview ends, so no browser keeps its pages. Views are never in search results, whoever links to them.
const PREVIEW_HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const

/** What pages are made from. */
interface PageDeps extends PlainPageDeps, DocumentDeps, Sites {
  readonly previews: PreviewGate
  /** Counts unknown links by client address. */
  readonly misses: MissLimit
  readonly renderedPages: RenderedPages
  readonly keptPages: KeptPages
  readonly drafts: Pick<DraftReader, 'catalogueOf'>
}

/** Serves the page of the web app, in the visitor's language, for every URL without another route. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  app.get('/*', async (request, reply) => {
    const asked = readAskedPage(request.raw, request)
    const { pathname, search, parsed, lang, hostLang } = asked
    if (SERVER_ROOTS.some((root) => pathname.startsWith(`/${root}/`))) refuse('not_found')
    if (new URLSearchParams(search).has(PREVIEW_PARAMETER)) return toPreview(asked, reply)
    const visit = await visitOf(deps, parsed)
    const resolution = resolveAddress(parsed, visit && knownCatalogue(visit.first, visit.isSecondKnown))
    const refusalLang = (parsed.kind !== 'root' && langIn(parsed)) || hostLang || lang
    if (resolution.kind === 'root') return sendRoot(deps, request, reply, asked)
    if (resolution.kind === 'token-not-found' || !visit) {
      const isTooMany = deps.misses.isTooMany(request)
      if (isTooMany) reply.header('retry-after', MISS_RETRY_AFTER)
      const outside = { lang, origin: originOf(request, deps.publicUrl), pathname }
      const page = await plainPage(deps, 'token-not-found', outside)
      const status = isTooMany ? TOO_MANY : page.status
      if (!asked.isFramed) {
        const made = await makeOutside(deps, asked, { ...page, status }, 'if there is time')
        // They are counted as guesses, so each has to reach this server.
        return sendPage(request, reply, asked, { ...made, use: 'once' })
      }
      const reason = `There is no catalogue at ${pathname}. Check token and partner of the embed code.`
      return sendFramedRefusal(request, reply, deps.translators, {
        status,
        lang: refusalLang,
        code: 'token_not_found',
        reason,
      })
    }
    if (resolution.kind === 'redirect') return redirect(reply, resolution.address, search)
    const { catalogue } = visit.first
    const frames = framesOf(catalogue.embed_domains, visit.first, request, deps)
    const refused = asked.isFramed ? refusedHost(request, frames) : null
    if (refused !== null) {
      const reason = `The catalogue may not be shown on ${refused}. Add ${refused} to its embed_domains.`
      const refusal = { status: 403, lang: refusalLang, code: 'embed_refused', reason } as const
      return sendFramedRefusal(request, reply, deps.translators, refusal)
    }
    const place: Place = {
      parsed,
      // Without what an advertisement added, which may be long.
      search: formatQuery(parseQuery(search)),
      theme: asked.theme,
      isPhone: asked.isPhone,
      host: request.host,
      hostname: request.hostname,
      origins: { ours: originOf(request, deps.publicUrl), asked: originOf(request, null) },
    }
    // Whoever comes while the link changes is asked to come again.
    const make = async (how: Thoroughness) =>
      (await makeCataloguePage(deps, place, how)) ?? { redirect: resolution.address }
    const isKept = isOwnHost(deps, request) || domainOf(catalogue, request.hostname) !== null
    const page =
      asked.key !== null && isKept
        ? await deps.keptPages.get(asked.key, { sources: () => sourcesOf(resolution.address, deps.directory), make })
        : await make('if there is time')
    if ('redirect' in page) return redirect(reply, page.redirect, search)
    if (asked.isPersonal) reply.headers(PREVIEW_HEADERS)
    return sendPage(request, reply, asked, page)
  })
}

interface KnownVisit {
  readonly first: Visit
  readonly isSecondKnown: boolean
  readonly isPreview: boolean
  readonly draftPreview: number | null
}

/** Looks up the tokens of an address. An unpublished catalogue is visible only in a preview. */
async function visitOf({ directory, previews, drafts }: PageDeps, parsed: ParsedAddress): Promise<KnownVisit | null> {
  const tokens = 'address' in parsed ? parsed.address : 'firstToken' in parsed ? parsed : null
  if (!tokens) return null
  const both = directory.resolve(tokens.firstToken, tokens.secondToken ?? undefined)
  const first = both ?? directory.resolve(tokens.firstToken)
  if (!first) return null
  const isPermitted = previews.permissionOf(first) === 'granted'
  if (!isVisible(first, isPermitted)) return null
  const isPreview = isPermitted && showsUnpublished(first.catalogue, first.view)
  const draftPreview = previews.draftPreviewOf(first)
  const catalogue = await drafts.catalogueOf({ catalogue: first.catalogue, draftPreview })
  return { first: { ...first, catalogue }, isSecondKnown: both !== null, isPreview, draftPreview }
}

function knownCatalogue({ catalogue }: Visit, isSecondKnown: boolean): KnownCatalogue {
  return {
    default_lang: catalogue.default_lang,
    allowed: catalogue.languages,
    short_type: shortTypeOf(catalogue.type),
    in_group: catalogue.groups.length > 0,
    second_token_known: isSecondKnown,
  }
}

/** Leads to another address with the visitor's query, which may contain the signed context of a CRM. */
function redirect(reply: FastifyReply, address: Address, search: string): FastifyReply {
  return reply.header('cache-control', 'private, no-store').redirect(formatAddress(address) + search, 302)
}

/** The language that an address names. */
function langIn(parsed: ParsedAddress): LanguageCode | null {
  return 'lang' in parsed ? parsed.lang : parsed.address.lang
}

/** Leads from a link with a preview token to the address of the preview, which answers whether it is still open. */
function toPreview({ pathname, search }: AskedPage, reply: FastifyReply): FastifyReply {
  const query = new URLSearchParams(search)
  const token = query.get(PREVIEW_PARAMETER)
  query.delete(PREVIEW_PARAMETER)
  const parsed = parseAddress(pathname)
  const path =
    'address' in parsed
      ? formatAddress({ ...parsed.address, firstToken: withView(plainToken(parsed.address.firstToken), token) })
      : // Only one slash, since two would lead to another host.
        pathname.replace(/^[/\\]+/, '/')
  return reply.headers(PREVIEW_HEADERS).redirect(query.size > 0 ? `${path}?${query}` : path, 302)
}

/** Sends the page at the root of the site: the demo, or a welcome. */
async function sendRoot(deps: PageDeps, request: FastifyRequest, reply: FastifyReply, asked: AskedPage) {
  const { lang, pathname } = asked
  const outside = { lang, origin: originOf(request, deps.publicUrl), pathname }
  const make = async (how: Thoroughness) => {
    const document = (await demoPage(deps, outside)) ?? (await plainPage(deps, 'welcome', outside))
    return makeOutside(deps, asked, document, how)
  }
  const sources = () =>
    deps.demo === null ? null : sourcesOf({ firstToken: deps.demo, secondToken: null }, deps.directory)
  const isKept = asked.key !== null && isOwnHost(deps, request) && sources() !== null
  const page = isKept ? await deps.keptPages.get(asked.key, { sources, make }) : await make('if there is time')
  return 'redirect' in page ? redirect(reply, page.redirect, '') : sendPage(request, reply, asked, page)
}

async function makeOutside(deps: PageDeps, asked: AskedPage, document: Document, how: Thoroughness): Promise<MadePage> {
  const rendering = await deps.renderedPages.outside(document.boot, sizesFor(asked), how)
  const variesBy = langIn(asked.parsed) === null ? ['Accept-Language'] : []
  return madePage(deps, document, rendering, variesBy)
}

/** What a catalogue's page is made from. It outlives the request, since the page is made again after changes. */
interface Place extends Pick<AskedPage, 'parsed' | 'search' | 'theme' | 'isPhone'> {
  readonly host: string
  readonly hostname: string
  /** The addresses of the site: the one that visitors use, and the one that was asked, for white-label domains. */
  readonly origins: { readonly ours: string; readonly asked: string }
}

/** Makes a page from what its links lead to now. */
async function makeCataloguePage(deps: PageDeps, place: Place, how: Thoroughness): Promise<MadePage | Redirect | null> {
  const { parsed, search, host, theme } = place
  const visit = await visitOf(deps, parsed)
  const resolution = resolveAddress(parsed, visit && knownCatalogue(visit.first, visit.isSecondKnown))
  if (resolution.kind !== 'show' || !visit) return null
  const { catalogue, partner, view } = visit.first
  const call: Call = {
    catalogue,
    partner,
    view,
    lang: resolution.lang,
    isPreview: visit.isPreview,
    draftPreview: visit.draftPreview,
    domain: domainOf(catalogue, place.hostname),
  }
  const own = await deps.cataloguePages.onOwnGrid(call, resolution.address, search)
  if (own !== resolution.address) return { redirect: own }
  // A white-label domain is its own site.
  const origin = call.domain === null ? place.origins.ours : place.origins.asked
  const document = await deps.cataloguePages.documentOf(call, resolution.address, { origin, search })
  if ('redirect' in document) return document
  const guarded = guardBoot(document.boot, call, { host }, deps)
  const boot = { ...guarded, theme: theme ?? guarded.theme }
  const { address, calls } = document
  const path = pagePath(resolution.address, search)
  const rendering = address && (await deps.renderedPages.of({ call, boot, address, path, calls }, sizesFor(place), how))
  const variesBy = catalogue.embed_domains === null ? [] : [FRAME_HEADER]
  return madePage(deps, { ...document, boot }, rendering, variesBy)
}

async function madePage(
  deps: PageDeps,
  document: Document,
  rendering: Rendering,
  variesBy: readonly string[],
): Promise<MadePage> {
  const { status } = document
  const written = await writeDocument(deps, document, rendering === 'late' ? null : rendering)
  const use = rendering === 'late' ? 'once' : status === 200 ? 'kept' : 'again'
  const isComplete = rendering === null || (rendering !== 'late' && rendering.isComplete)
  return { ...written, status, variesBy, use, isComplete }
}

/** Only these hosts are kept: the head of a page contains the name that it was asked under. */
function isOwnHost({ publicUrl }: Sites, { host, hostname }: FastifyRequest): boolean {
  return publicUrl === null ? isLoopback(hostname) : host === new URL(publicUrl).host
}

/** The screen sizes that a browser may have, the most likely first. A phone has no large screen. */
function sizesFor({ isPhone }: Pick<AskedPage, 'isPhone'>): readonly ScreenSize[] {
  return isPhone ? ['small', 'medium'] : ['large', 'medium', 'small']
}
