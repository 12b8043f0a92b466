import { originOfUrl } from '#domain/host/embed-policy.ts'

/** The origin of the page that embeds ours, or our own; null if the browser does not reveal it. */
export function readHostOrigin(): string | null {
  try {
    return window.parent.location.origin
  } catch {
    // Usually the parent is another site. Browsers without `ancestorOrigins` have only the referrer, which after a
    // navigation inside the frame is our own page.
    const referrer = originOfUrl(document.referrer)
    return location.ancestorOrigins?.[0] ?? (referrer === location.origin ? null : referrer)
  }
}
