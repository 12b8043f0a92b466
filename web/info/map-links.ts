/** A place on the globe. */
interface Position {
  readonly lat: number
  readonly lng: number
}

/** The address of a web map. A link for the visitor: our pages load nothing from it. */
export function mapHref({ lat, lng }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
}

/** The address that opens the maps app of a phone, or a web map on other devices. */
export function deviceMapHref(position: Position, name: string, userAgent: string): string {
  const { lat, lng } = position
  // On an iPhone only its own scheme works reliably.
  if (/iPhone|iPad/.test(userAgent)) return `maps:?ll=${lat},${lng}&q=${encodeURIComponent(name)}`
  if (/Android/.test(userAgent)) return `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`
  return mapHref(position)
}
