/** A place on the globe. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** The address of a map in the browser; opened by a visitor, never loaded by us. */
export function mapHref({ lat, lng }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
}

/** The address that opens the maps of a phone itself; null where a device has none. */
export function deviceMapHref({ lat, lng }: Position, name: string, userAgent: string): string | null {
  // Of an iPhone only its own scheme is sure to open anything.
  if (/iPhone|iPad/.test(userAgent)) return `maps:?ll=${lat},${lng}&q=${encodeURIComponent(name)}`
  if (/Android/.test(userAgent)) return `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`
  return null
}
