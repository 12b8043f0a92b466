import type { LanguageCode } from '#domain/language/language.ts'
import { escapeHtml, jsonForScript } from '#server/http/render-template.ts'
import { oembedLink } from '#server/share/oembed.ts'
import { type Alternate, openGraphLocale } from '#server/share/page-links.ts'
import type { Thing } from '#server/share/structured-complex.ts'

/** A picture that represents a page elsewhere. */
interface HeadImage {
  /** Absolute, because other sites fetch it. */
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt?: string
  readonly type?: string
}

/** What link previews and search engines see of a page. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly siteName: string
  /** The URL of what is shown, without the visitor's tracking parameters. */
  readonly url: string
  readonly lang: LanguageCode
  /** The other languages of the same page. */
  readonly otherLangs: readonly LanguageCode[]
  readonly image: HeadImage | null
  /** Whether search engines may list the page. */
  readonly indexable: boolean
  /** The canonical URL; null for pages that search engines should not list. */
  readonly canonical: string | null
  readonly alternates: readonly Alternate[]
  /** Things of schema.org. */
  readonly things: readonly Thing[]
  /** Whether it links to its oEmbed data. */
  readonly embeddable: boolean
}

// The length that search results and messengers show.
const MAX_DESCRIPTION = 200

/** Shortens a text between two words. */
export function shortDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text
  const cut = text.slice(0, MAX_DESCRIPTION)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION / 2))}…`
}

/** Markup for Open Graph, robots, canonical and alternate URLs, and structured data. */
export function headMarkup(head: PageHead): string {
  return [...metaMarkup(head), ...linkMarkup(head), ...thingMarkup(head)].join('\n    ')
}

function metaMarkup(head: PageHead): readonly string[] {
  const { title, description, siteName, url, lang, otherLangs, image, indexable } = head
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:site_name', siteName],
    ['og:url', url],
    ['og:locale', openGraphLocale(lang)],
    ...otherLangs.map((other) => ['og:locale:alternate', openGraphLocale(other)] as const),
    ...(image ? imageProperties(image) : []),
  ]
  return [
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
    ...(indexable ? [] : ['<meta name="robots" content="noindex">']),
  ]
}

function linkMarkup({ canonical, alternates, embeddable, url, title }: PageHead): readonly string[] {
  return [
    ...(canonical === null ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    ...alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
    ...(embeddable ? [oembedLink(url, title)] : []),
  ]
}

/** Data, not a script: it is never executed, so it needs no nonce. */
function thingMarkup({ things }: PageHead): readonly string[] {
  if (things.length === 0) return []
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return [`<script type="application/ld+json">${jsonForScript(graph)}</script>`]
}

function imageProperties({ src, width, height, alt, type }: HeadImage): readonly (readonly [string, string])[] {
  return [
    ['og:image', src],
    ...(type ? [['og:image:type', type] as const] : []),
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ...(alt ? [['og:image:alt', alt] as const] : []),
  ]
}
