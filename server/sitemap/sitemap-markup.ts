import type { Address } from '#domain/address/address.ts'
import { escapeHtml } from '#server/http/render-template.ts'
import type { ListedCatalogue } from '#server/link/link-directory.ts'
import { addressIn, alternatesOf } from '#server/share/page-links.ts'
import type { SitemapPlace } from './sitemap-places.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The places of one catalogue on a site. */
export interface PlacesOfCatalogue {
  readonly catalogue: ListedCatalogue
  readonly places: readonly SitemapPlace[]
}

/** A sitemap with every place in every language, each with its alternates (sitemaps.org). */
export function sitemapXml(origin: string, catalogues: readonly PlacesOfCatalogue[]): string {
  const urls = catalogues.flatMap(({ catalogue, places }) => places.map((place) => urlMarkup(origin, catalogue, place)))
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

/** A sitemap index. */
export function indexXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`
}

function urlMarkup(origin: string, catalogue: ListedCatalogue, place: SitemapPlace): string {
  const address: Address = { lang: null, firstToken: catalogue.token, secondToken: null, ...place }
  const links = alternatesOf(address, origin, catalogue)
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
    .join('')
  return catalogue.languages
    .map((lang) => `<url><loc>${escapeHtml(origin + addressIn(address, lang, catalogue))}</loc>${links}</url>\n`)
    .join('')
}
