/** A URL of a sitemap with its other languages. */
interface SitemapEntry {
  readonly loc: string
  readonly alternates: Readonly<Record<string, string>>
}

const TEXT = `[^<>&"']*(?:&amp;[^<>&"']*)*`
const LINK = `<xhtml:link rel="alternate" hreflang="([\\w-]+)" href="(${TEXT})"/>`
const ENTRY = `<url><loc>(${TEXT})</loc>((?:${LINK})*)</url>\n`
const WHOLE = new RegExp(
  `^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\n<urlset xmlns="http://www\\.sitemaps\\.org/schemas/sitemap/0\\.9" xmlns:xhtml="http://www\\.w3\\.org/1999/xhtml">\n(?:${ENTRY})*</urlset>\n$`,
)

/** Reads a sitemap strictly: throws if any character is unexpected. */
export function readSitemap(xml: string): readonly SitemapEntry[] {
  if (!WHOLE.test(xml)) throw new Error('not a sitemap')
  return [...xml.matchAll(new RegExp(ENTRY, 'g'))].map(([, loc = '', links = '']) => ({
    loc: plain(loc),
    alternates: Object.fromEntries(
      [...links.matchAll(new RegExp(LINK, 'g'))].map(([, tag, href = '']) => [tag, plain(href)]),
    ),
  }))
}

const PART = `<sitemap><loc>(${TEXT})</loc></sitemap>\n`
const INDEX = new RegExp(
  `^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\n<sitemapindex xmlns="http://www\\.sitemaps\\.org/schemas/sitemap/0\\.9">\n(?:${PART})*</sitemapindex>\n$`,
)

/** Reads a sitemap index strictly, and returns the URL of each sitemap. */
export function readSitemapIndex(xml: string): readonly string[] {
  if (!INDEX.test(xml)) throw new Error('not a list of sitemaps')
  return [...xml.matchAll(new RegExp(PART, 'g'))].map(([, loc = '']) => plain(loc))
}

function plain(text: string): string {
  return text.replaceAll('&amp;', '&')
}
