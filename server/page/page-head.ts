import type { Image } from '#domain/media/image.ts'
import { escapeHtml } from '#server/http/render-template.ts'

/** What links to a page show of it elsewhere. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly siteName: string
  /** The address of the page, and that of the site before it. */
  readonly url: string
  readonly origin: string
  readonly locale: string
  readonly image: Image | null
  /** Whether search engines may list the page. */
  readonly indexable: boolean
}

// What search results and messengers show before they cut.
const MAX_DESCRIPTION = 200

/** The first words of a text, cut between two words. */
export function shortDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text
  const cut = text.slice(0, MAX_DESCRIPTION)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION / 2))}…`
}

/** Open Graph and robots, as markup. */
export function headMarkup(head: PageHead): string {
  const { title, description, siteName, url, origin, locale, image, indexable } = head
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:site_name', siteName],
    ['og:url', url],
    ['og:locale', locale.replaceAll('-', '_')],
    ...(image ? imageProperties(image, origin) : []),
  ]
  const tags = properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`)
  if (!indexable) tags.push('<meta name="robots" content="noindex">')
  return tags.join('\n    ')
}

function imageProperties({ src, width, height }: Image, origin: string): readonly (readonly [string, string])[] {
  return [
    ['og:image', new URL(src, origin).href],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['twitter:card', 'summary_large_image'],
  ]
}
