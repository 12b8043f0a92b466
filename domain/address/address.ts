import type { LanguageCode } from '#domain/language/language.ts'
import { PAGES, type PageName } from './page-table.ts'
import type { ParametersOf } from './pattern.ts'

/** A page with its parameters, such as `{ name: 'chess-estate', estateId: 3 }`. */
export type Page = {
  [Name in PageName]: { readonly name: Name } & ParametersOf<(typeof PAGES)[Name]['pattern']>
}[PageName]

/** A panel as the address names it: its type, the kind of its subject, and the subject's id. */
export type PanelRoute =
  | { readonly type: 'details' | 'preview'; readonly context: 'instance'; readonly id: number }
  | { readonly type: 'group'; readonly context: 'storey'; readonly id: number }
  | { readonly type: 'info'; readonly context: 'estate' | 'project'; readonly id: number }
  /** The project the visitor is in. */
  | { readonly type: 'info'; readonly context: null; readonly id: null }

/** The tokens that open a catalogue: its own, and optionally that of a partner or agent. */
export interface Tokens {
  readonly firstToken: string
  readonly secondToken: string | null
}

/** A place in a catalogue: `/{lang?}/{firstToken}/{secondToken?}/{page…}/{panel?}`. */
export interface Address extends Tokens {
  readonly lang: LanguageCode | null
  readonly page: Page
  readonly panel: PanelRoute | null
}

/** First path segments that the server itself answers, so they can't be tokens. */
export const SERVER_ROOTS = [
  'api',
  'media',
  'assets',
  'embed.js',
  'embed.d.ts',
  'demo',
  'dev',
  'healthz',
  'llms.txt',
  'mcp',
  'readyz',
  'metrics',
  'oembed',
  'robots.txt',
  'sitemap.xml',
  'studio',
] as const

/** First segments of pages and aliases. */
export const PAGE_ROOTS: readonly string[] = [
  ...new Set(Object.values(PAGES).flatMap(({ pattern }) => pattern.split('/')[0] || [])),
  'chessPlus',
]

/** Whether a segment begins a page or an alias. Such a segment is never a second token. */
export function isPageRoot(segment: string): boolean {
  return PAGE_ROOTS.includes(segment)
}
