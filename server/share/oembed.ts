import { FRAME_PERMISSIONS } from '#contract/embed.ts'
import type { Image } from '#domain/media/image.ts'
import { escapeHtml } from '#server/http/render-template.ts'

/** What a response is made from. */
interface EmbeddedPage {
  /** The URL that the frame shows, and the origin of the site. */
  readonly url: string
  readonly origin: string
  readonly title: string
  readonly provider: string
  readonly image: Pick<Image, 'src' | 'width' | 'height'> | null
}

/** The maximum size that the consumer allows, in pixels. */
interface Room {
  readonly maxwidth?: number | undefined
  readonly maxheight?: number | undefined
}

/** A response of type `rich` (oembed.com, 2.3.4). */
type OEmbed = Readonly<Record<string, string | number>>

const [WIDTH, HEIGHT] = [1200, 720]

const CACHE_SECONDS = 3600

/** What a consumer shows in place of a link: a plain frame, because most of them accept no third-party scripts. */
export function oembedOf({ url, origin, title, provider, image }: EmbeddedPage, room: Room): OEmbed {
  const [width, height] = [Math.min(WIDTH, room.maxwidth ?? WIDTH), Math.min(HEIGHT, room.maxheight ?? HEIGHT)]
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: provider,
    provider_url: origin,
    cache_age: CACHE_SECONDS,
    width,
    height,
    html: `<iframe src="${escapeHtml(url)}" title="${escapeHtml(title)}" width="${width}" height="${height}" loading="lazy" frameborder="0" allow="${FRAME_PERMISSIONS}" allowfullscreen></iframe>`,
    ...(image && {
      thumbnail_url: new URL(image.src, origin).href,
      thumbnail_width: image.width,
      thumbnail_height: image.height,
    }),
  }
}

/** Formats the response as XML. */
export function oembedXml(answer: OEmbed): string {
  const fields = Object.entries(answer).map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`
}

/** The link tag that tells consumers where the response is. */
export function oembedLink(url: string, title: string): string {
  const href = `${new URL(url).origin}/oembed?${new URLSearchParams({ url, format: 'json' })}`
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(href)}" title="${escapeHtml(title)}">`
}

/** XML can't represent most control characters. */
function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to remove
  return escapeHtml(text).replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}
