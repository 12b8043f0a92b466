import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Boot } from '#contract/boot.ts'
import { type Address, SERVER_ROOTS } from '#domain/address/address.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { plainToken, withView } from '#domain/address/link-view.ts'
import { pagePath } from '#domain/address/page-path.ts'
import { type ParsedAddress, parseAddress } from '#domain/address/parse-address.ts'
import { type KnownCatalogue, resolveAddress } from '#domain/address/resolve-address.ts'
import { shortTypeOf } from '#domain/catalogue/catalogue.ts'
import { negotiateLanguage } from '#domain/language/choose-language.ts'
import { directionOf, isLanguageCode, type LanguageCode, languageOf } from '#domain/language/language.ts'
import type { ScreenSize } from '#domain/screen/screen-size.ts'
import { THEMES, type Theme } from '#domain/theme/theme.ts'
import { sendCompressed } from '#server/answer/send-compressed.ts'
import { MISS_RETRY_AFTER, type MissLimit } from '#server/http/limit-misses.ts'
import { originOf } from '#server/http/origin.ts'
import { refuse } from '#server/http/problem.ts'
import type { Sites } from '#server/http/read-site-settings.ts'
import { jsonForScript, renderTemplate } from '#server/http/render-template.ts'
import type { Visit } from '#server/link/link-directory.ts'
import type { PreviewGate } from '#server/preview/preview-gate.ts'
import { PREVIEW_PARAMETER } from '#server/preview/preview-token.ts'
import { showsUnpublished } from '#server/public-call/call.ts'
import type { DraftReader } from '#server/public-call/draft-reader.ts'
import { domainOf, isVisible } from '#server/public-call/read-call.ts'
import type { PageCall } from './boot.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { isFramed, refusedHost, sendFramedRefusal } from './framed-refusal.ts'
import { framesOf, guardBoot } from './guard-boot.ts'
import { lateScriptMarkup } from './late-scripts.ts'
import { headMarkup, type PageHead } from './page-head.ts'
import type { PageStyles } from './page-styles.ts'
import { demoPage, type PlainPageDeps, plainPage } from './plain-page.ts'
import { filesToPreload, fontMarkup, type Preloads, preconnectMarkup, preloadMarkup, scriptMarkup } from './preloads.ts'
import { picturePreloads, renderedMarkup, WAIT_MARKUP } from './rendered-markup.ts'
import type { PageRendering, RenderedPages } from './rendered-pages.ts'

/** Returns the HTML template of the web app for a URL: the built file, or that of the development server. */
export type PageTemplate = (url: string) => Promise<string>

const TOO_MANY = 429

// A preview ends, so no browser keeps its pages. Views are never in search results, whoever links to them.
const PREVIEW_HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const

/** What pages are made from. */
export interface PageDeps extends PlainPageDeps, Sites {
  readonly template: PageTemplate
  readonly previews: PreviewGate
  /** Counts unknown links by client address. */
  readonly misses: MissLimit
  readonly preloads: Preloads
  /** The base URL of media; null if they are on our own host. */
  readonly mediaUrl: string | null
  readonly renderedPages: RenderedPages
  readonly drafts: Pick<DraftReader, 'catalogueOf'>
  /** Missing if a development server serves the pages. */
  readonly styles?: PageStyles | undefined
}

/** A document before it is sent. */
export interface Document {
  readonly status: number
  readonly head: PageHead
  readonly boot: Boot
  /** The address within a catalogue; null for pages outside. */
  readonly address: Address | null
  /** The calls that it starts with. */
  readonly calls: readonly PageCall[]
}

/** Serves the page of the web app, in the visitor's language, for every URL without another route. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps): void {
  app.get('/*', async (request, reply) => {
    const { pathname, search } = splitUrl(request.url)
    if (SERVER_ROOTS.some((root) => pathname.startsWith(`/${root}/`))) refuse('not_found')
    if (new URLSearchParams(search).has(PREVIEW_PARAMETER)) return toPreview(request, reply)
    const parsed = parseAddress(pathname, search)
    const visit = await visitOf(deps, parsed)
    const resolution = resolveAddress(parsed, visit && knownCatalogue(visit.first, visit.isSecondKnown))
    // Without a catalogue there is no default language, so that of the browser is used.
    const lang = langOf(parsed) ?? negotiateLanguage(request.headers['accept-language'] ?? '')
    const refusalLang = langOf(parsed) ?? hostLangOf(search)
    const outside = { lang, origin: originOf(request, deps.publicUrl), pathname }
    if (resolution.kind === 'root') {
      return sendOutside(
        deps,
        request,
        reply,
        (await demoPage(deps, outside)) ?? (await plainPage(deps, 'welcome', outside)),
      )
    }
    if (resolution.kind === 'token-not-found' || !visit) {
      const isTooMany = deps.misses.isTooMany(request)
      if (isTooMany) reply.header('retry-after', MISS_RETRY_AFTER)
      const page = await plainPage(deps, 'token-not-found', outside)
      const status = isTooMany ? TOO_MANY : page.status
      if (!isFramed(request)) return sendOutside(deps, request, reply, { ...page, status })
      const reason = `There is no catalogue at ${pathname}. Check token and partner of the embed code.`
      return sendFramedRefusal(request, reply, deps.translators, {
        status,
        lang: refusalLang ?? lang,
        code: 'token_not_found',
        reason,
      })
    }
    if (resolution.kind === 'redirect') return redirect(reply, resolution.address, search)
    const { catalogue } = visit.first
    const refused = refusedHost(request, framesOf(catalogue.embed_domains, visit.first, request, deps))
    if (refused !== null) {
      const reason = `The catalogue may not be shown on ${refused}. Add ${refused} to its embed_domains.`
      const refusal = { status: 403, lang: refusalLang ?? resolution.lang, code: 'embed_refused', reason } as const
      return sendFramedRefusal(request, reply, deps.translators, refusal)
    }
    const call = {
      catalogue,
      partner: visit.first.partner,
      lang: resolution.lang,
      isPreview: visit.isPreview,
      draftPreview: visit.draftPreview,
      view: visit.first.view,
      domain: domainOf(catalogue, request.hostname),
    }
    const own = await deps.cataloguePages.onOwnGrid(call, resolution.address, search)
    if (own !== resolution.address) return redirect(reply, own, search)
    // A white-label domain is its own site.
    const origin = originOf(request, call.domain === null ? deps.publicUrl : null)
    const document = await deps.cataloguePages.documentOf(call, resolution.address, { origin, search })
    if ('redirect' in document) return redirect(reply, document.redirect, search)
    const guarded = guardBoot(document.boot, call, request, deps)
    const boot = { ...guarded, theme: themeOf(search) ?? guarded.theme }
    const { address, calls } = document
    const asked = address && { call, boot, address, path: pagePath(resolution.address, search), calls }
    const rendering = asked && (await deps.renderedPages.of(asked, sizesFor(request)))
    if (call.isPreview || call.view !== null) reply.headers(PREVIEW_HEADERS)
    return send(deps, request, reply, { ...document, boot }, rendering)
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

/** The theme of the host page, set by `embed.js`. A message would arrive after the first paint. */
function themeOf(search: string): Theme | undefined {
  const asked = new URLSearchParams(search).get('theme')
  return THEMES.find((theme) => theme === asked)
}

/** The language of the host page, set by `embed.js` if the element has none. */
function hostLangOf(search: string): LanguageCode | null {
  const asked = new URLSearchParams(search).get('lang')
  return asked !== null && isLanguageCode(asked) ? asked : null
}

function langOf(parsed: ParsedAddress): LanguageCode | null {
  return 'lang' in parsed ? parsed.lang : parsed.address.lang
}

/** Leads from a link with a preview token to the address of the preview, which answers whether it is still open. */
function toPreview(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { pathname, search } = splitUrl(request.url)
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

/** Splits by hand, because `URL` refuses some of what clients send. */
function splitUrl(url: string): { pathname: string; search: string } {
  const start = url.indexOf('?')
  return start < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, start), search: url.slice(start) }
}

/** Sends a page outside of catalogues, rendered. */
async function sendOutside(deps: PageDeps, request: FastifyRequest, reply: FastifyReply, document: Document) {
  return send(deps, request, reply, document, await deps.renderedPages.outside(document.boot, sizesFor(request)))
}

/**
 * Preloads the picture of a rendered page, or its fonts if it has none: on a slow connection fonts would delay the
 * picture.
 */
function renderedPreloads({ preloads }: PageDeps, lang: LanguageCode, rendering: PageRendering): string {
  return (picturePreloads(rendering) || fontMarkup(preloads, lang)) + WAIT_MARKUP
}

async function send(
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, head, boot, address }: Document,
  rendering: PageRendering | null = null,
) {
  const nonce = randomBytes(16).toString('base64')
  const renderedParts = rendering ? ['open-history', ...rendering.pages.flatMap((page) => page.parts)] : []
  const files = filesToPreload(deps.preloads, boot.lang, address, renderedParts)
  const html = renderTemplate(await deps.template(request.url), {
    lang: languageOf(boot.lang).tag,
    dir: directionOf(boot.lang),
    title: head.title,
    description: head.description,
    // The document contains this data, so it is not preloaded.
    head: headMarkup(head) + bootMarkup(rendering ? { ...boot, preload: [] } : boot),
    rendered: rendering ? renderedMarkup(rendering, nonce) : '',
    preloads:
      preconnectMarkup(deps.mediaUrl) +
      (rendering ? renderedPreloads(deps, boot.lang, rendering) : preloadMarkup(files)),
    scripts: rendering ? lateScriptMarkup(deps.preloads, nonce, files) : scriptMarkup(deps.preloads, nonce),
    styles: (rendering ? deps.styles?.inline(files, nonce) : deps.styles?.links) ?? '',
    nonce,
  })
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', reply.getHeader('cache-control') ?? 'private, no-cache')
    .header('vary', 'Accept-Language, Accept-Encoding, User-Agent')
    .header('content-security-policy', contentSecurityPolicy(nonce, boot, deps.mediaUrl))
  return sendCompressed(request, reply, html)
}

/** Data, not a script: it is never executed, so it needs no nonce. */
function bootMarkup(boot: Boot): string {
  return `\n    <script type="application/json" id="boot">${jsonForScript(boot)}</script>`
}

/** The screen sizes that a browser may have, the most likely first. A phone has no large screen. */
function sizesFor({ headers }: FastifyRequest): readonly ScreenSize[] {
  return /Mobi/.test(headers['user-agent'] ?? '') ? ['small', 'medium'] : ['large', 'medium', 'small']
}
