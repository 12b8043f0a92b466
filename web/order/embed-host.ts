import { readHostOrigin } from '#web/host/host-origin.ts'

/** The host of the site that embeds the page. Null if the page is not embedded or the host is unknown. */
export function readEmbedHost(): string | null {
  if (window.parent === window) return null
  return URL.parse(readHostOrigin() ?? '')?.host || null
}
