import type { FrontData } from '#contract/front.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import { DEFAULT_THEME } from '#domain/theme/theme.ts'
import type { MessageKey } from '#i18n/messages.ts'
import type { Translators } from '#server/language/translators.ts'
import type { Directory } from '#server/link/link-directory.ts'
import type { CataloguePages } from './catalogue-page.ts'
import type { Document } from './page-document.ts'

/** What pages outside of catalogues are made from. */
export interface PlainPageDeps {
  readonly translators: Translators
  readonly directory: Directory
  readonly cataloguePages: CataloguePages
  /** The first token of the catalogue on the root page; null if there is none. */
  readonly demo: string | null
  /** Reads what the root page shows of the demo; null if there is nothing to show. */
  readonly readFront: (lang: LanguageCode) => Promise<FrontData | null>
}

/** Pages outside of catalogues. */
const PLAIN_PAGES = {
  welcome: { status: 200, title: 'welcome.title', description: 'welcome.text' },
  demo: { status: 200, title: 'welcome.title', description: 'welcome.text' },
  'token-not-found': { status: 404, title: 'title.token_not_found', description: 'message.link_not_found_text' },
} as const satisfies Record<string, { status: number; title: MessageKey; description: MessageKey }>

/** A requested page outside of catalogues. */
interface OutsidePage {
  readonly lang: LanguageCode
  readonly origin: string
  readonly pathname: string
}

/** Returns the page with a name. */
export async function plainPage(
  { translators }: PlainPageDeps,
  name: keyof typeof PLAIN_PAGES,
  { lang, origin, pathname }: OutsidePage,
): Promise<Document> {
  const { t } = await translators(lang)
  const { status, title, description } = PLAIN_PAGES[name]
  return {
    status,
    address: null,
    calls: [],
    head: {
      title: t(title),
      description: t(description),
      siteName: t('welcome.title'),
      url: origin + pathname,
      lang,
      otherLangs: [],
      image: null,
      indexable: name !== 'token-not-found',
      canonical: null,
      alternates: [],
      things: [],
      embeddable: false,
    },
    boot: {
      page: name,
      lang,
      theme: DEFAULT_THEME,
      token: null,
      preload: [],
      headers: {},
      root_picture: null,
      embed_domains: [],
      event_id: null,
      missing: null,
    },
  }
}

/** The root page with the demo, if there is one. */
export async function demoPage(deps: PlainPageDeps, outside: OutsidePage): Promise<Document | null> {
  const visit = deps.demo === null ? null : deps.directory.resolve(deps.demo)
  if (!visit) return null
  const { lang, origin } = outside
  const { token, cover } = await deps.cataloguePages.factsOf({ ...visit, lang, isPreview: false, domain: null })
  const front = await deps.readFront(lang)
  if (front === null) return null
  const { head, boot, ...page } = await plainPage(deps, 'demo', outside)
  const image = cover && { src: new URL(cover.src, origin).href, width: cover.width, height: cover.height }
  return { ...page, head: { ...head, image }, boot: { ...boot, token, front } }
}
