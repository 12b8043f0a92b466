import { readHostOrigin } from '#web/host/host-origin.ts'

/** The host of the site that shows the page in a frame; null where there is none, or none is known. */
export function readEmbedHost(): string | null {
  if (window.parent === window) return null
  return URL.parse(readHostOrigin() ?? '')?.host || null
}
