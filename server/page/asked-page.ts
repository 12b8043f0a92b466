import type { IncomingMessage } from 'node:http'
import { viewOf } from '#domain/address/link-view.ts'
import { pagePath } from '#domain/address/page-path.ts'
import { type ParsedAddress, parseAddress } from '#domain/address/parse-address.ts'
import { readRawQuery } from '#domain/address/query-pairs.ts'
import { negotiateLanguage } from '#domain/language/choose-language.ts'
import { isLanguageCode, type LanguageCode } from '#domain/language/language.ts'
import { THEMES, type Theme } from '#domain/theme/theme.ts'
import { CRM_PARAMETER } from '#server/crm/crm-context.ts'
import type { VisitedSite } from '#server/http/visited-site.ts'
import { PREVIEW_PARAMETER } from '#server/preview/preview-token.ts'

/** A request for a page, before its tokens are looked up. */
export interface AskedPage {
  readonly pathname: string
  /** The query as it was sent. */
  readonly search: string
  readonly parsed: ParsedAddress
  /** The language of the address; without one, for pages outside of catalogues, that of the browser. */
  readonly lang: LanguageCode
  /** The language of the host page, set by `embed.js` if the element has none. */
  readonly hostLang: LanguageCode | null
  /** The theme of the host page, set by `embed.js`. A message would arrive after the first paint. */
  readonly theme: Theme | null
  readonly isPhone: boolean
  /** Whether a hint says if it is a phone. Otherwise the name of the browser does, which no shared cache can go by. */
  readonly isHinted: boolean
  readonly isFramed: boolean
  /** Whether the address is meant for one person: a preview, another view, or the page inside a CRM. */
  readonly isPersonal: boolean
  /** Equal for all who get the same page; null if the page may not be kept. */
  readonly key: string | null
}

type Asking = Pick<IncomingMessage, 'url' | 'headers'>

/** Reads what a request asks for. */
export function readAskedPage({ url = '', headers }: Asking, { host, protocol }: VisitedSite): AskedPage {
  const { pathname, search } = splitUrl(url)
  const parsed = parseAddress(pathname, search)
  const query = new URLSearchParams(search)
  // Read as proxies do that have these in their key: by their plain names.
  const known = readRawQuery(search)
  const own = langOf(parsed)
  const lang = own ?? negotiateLanguage(headers['accept-language'] ?? '')
  const hint = headers['sec-ch-ua-mobile']
  const isHinted = hint === '?1' || hint === '?0'
  const isPhone = isHinted ? hint === '?1' : /Mobi/.test(headers['user-agent'] ?? '')
  const theme = THEMES.find((one) => one === known.get('theme')) ?? null
  const hostLang = known.get('lang') ?? ''
  const place = placeOf(parsed, search, lang)
  return {
    pathname,
    search,
    parsed,
    lang,
    hostLang: isLanguageCode(hostLang) ? hostLang : null,
    theme,
    isPhone,
    isHinted,
    isFramed: FRAMES.includes(headers['sec-fetch-dest']),
    isPersonal: hasView(parsed) || query.has(CRM_PARAMETER) || query.has(PREVIEW_PARAMETER),
    key: place === null || hasView(parsed) ? null : `${protocol}://${host} ${isPhone} ${theme} ${place}`,
  }
}

const FRAMES: readonly unknown[] = ['iframe', 'frame', 'embed', 'object']

/** Pages are kept by their normalised address. Other paths lead elsewhere or nowhere. */
function placeOf(parsed: ParsedAddress, search: string, lang: LanguageCode): string | null {
  if (parsed.kind === 'root') return `/${lang}`
  return parsed.kind === 'page' ? pagePath(parsed.address, search) : null
}

function hasView(parsed: ParsedAddress): boolean {
  const tokens = 'address' in parsed ? parsed.address : 'firstToken' in parsed ? parsed : null
  return tokens !== null && viewOf(tokens.firstToken) !== null
}

function langOf(parsed: ParsedAddress): LanguageCode | null {
  return 'lang' in parsed ? parsed.lang : parsed.address.lang
}

/** Splits by hand, because `URL` refuses some of what clients send. */
function splitUrl(url: string): { pathname: string; search: string } {
  const start = url.indexOf('?')
  return start < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, start), search: url.slice(start) }
}
