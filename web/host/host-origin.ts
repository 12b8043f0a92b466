import { originOfUrl } from '#domain/host/embed-policy.ts'

/** The origin of the page that shows ours in a frame, or our own; null where browsers do not tell. */
export function readHostOrigin(): string | null {
  try {
    return window.parent.location.origin
  } catch {
    // Of another site, as usual. Browsers without `ancestorOrigins` tell who opened the frame, which after a
    // navigation inside it is ourselves.
    const referrer = originOfUrl(document.referrer)
    return location.ancestorOrigins?.[0] ?? (referrer === location.origin ? null : referrer)
  }
}
