import { isLanguageCode, type LanguageCode } from '#domain/language/language.ts'
import type { Address, Page, PanelRoute, Tokens } from './address.ts'
import { findAlias } from './aliases.ts'
import { PAGE_NAMES, PAGES } from './page-table.ts'
import { readPanel } from './panel-route.ts'
import { matchPattern } from './pattern.ts'
import { readQueryPairs } from './query-pairs.ts'
import { canBeToken } from './reserved.ts'

/** A parsed path, before its tokens are looked up. */
export type ParsedAddress =
  | { readonly kind: 'page'; readonly address: Address }
  /** An alias, or a non-canonical spelling of an address. */
  | { readonly kind: 'redirect'; readonly address: Address }
  /** Tokens followed by an unknown path. */
  | ({ readonly kind: 'unknown'; readonly lang: LanguageCode | null } & Tokens)
  /** The path contains no token, so it names no catalogue. */
  | { readonly kind: 'no-token'; readonly lang: LanguageCode | null }
  /** The root of the site, perhaps in a language. */
  | { readonly kind: 'root'; readonly lang: LanguageCode | null }

/** Parses a path. The query matters only for root-level document paths, which carry their tokens there. */
export function parseAddress(pathname: string, search = ''): ParsedAddress {
  const segments = decodeSegments(pathname)
  if (!segments) return { kind: 'no-token', lang: null }
  const [head = ''] = segments
  const lang = isLanguageCode(head) ? head : null
  const rest = lang ? segments.slice(1) : segments
  const [firstToken, ...tail] = rest
  if (firstToken === undefined) return { kind: 'root', lang }
  const page = rootDocument(rest)
  if (page) return redirectToDocument(lang, page, search)
  if (!canBeToken(firstToken)) return { kind: 'no-token', lang }
  return parseBelowToken(lang, firstToken, tail)
}

function parseBelowToken(lang: LanguageCode | null, firstToken: string, tail: readonly string[]): ParsedAddress {
  const [candidate] = tail
  const secondToken = candidate !== undefined && canBeToken(candidate) ? candidate : null
  const target = readPage(secondToken === null ? tail : tail.slice(1))
  if (!target) return { kind: 'unknown', lang, firstToken, secondToken }
  const { kind, page, panel } = target
  return { kind, address: { lang, firstToken, secondToken, page, panel } }
}

interface Target {
  readonly kind: 'page' | 'redirect'
  readonly page: Page
  readonly panel: PanelRoute | null
}

function readPage(segments: readonly string[]): Target | null {
  for (const name of PAGE_NAMES) {
    const { pattern, panels } = PAGES[name]
    const match = matchPattern(pattern, segments)
    if (!match) continue
    const page = { name, ...match.parameters } as Page
    if (match.rest.length === 0) return { kind: 'page', page, panel: null }
    const reading = readPanel(match.rest, panels)
    if (reading) return { kind: reading.kind === 'panel' ? 'page' : 'redirect', page, panel: reading.panel }
  }
  const alias = findAlias(segments)
  return alias && { kind: 'redirect', ...alias }
}

/** Root-level `instructions` and `pdf/chess`. */
function rootDocument(segments: readonly string[]): Page | null {
  const [root] = segments
  if (root !== 'instructions' && root !== 'pdf') return null
  const page = readPage(segments)?.page
  return page?.name === 'instructions' || page?.name === 'pdf-chess' ? page : null
}

function redirectToDocument(lang: LanguageCode | null, page: Page, search: string): ParsedAddress {
  const query = readQueryPairs(search)
  const firstToken = query.get('first_token') ?? ''
  const second = query.get('second_token')
  if (!canBeToken(firstToken)) return { kind: 'no-token', lang }
  const secondToken = second && canBeToken(second) ? second : null
  return { kind: 'redirect', address: { lang, firstToken, secondToken, page, panel: null } }
}

/** The decoded segments, without the empty one after a trailing slash; null if the path is malformed. */
function decodeSegments(pathname: string): readonly string[] | null {
  try {
    return pathname.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeURIComponent).filter(isNotLoneEmpty)
  } catch {
    return null
  }
}

function isNotLoneEmpty(segment: string, _: number, all: readonly string[]): boolean {
  return segment !== '' || all.length > 1
}
