/**
 * The two sites of a server: the catalogues, which may run scripts of others such as analytics, and the Studio with the
 * sessions of people. One rule holds them apart: the host name where sessions count never runs a script that is not ours.
 */
export interface Sites {
  /** The address that visitors use; null in a trial on this machine, where it is that of each request. */
  readonly publicUrl: string | null
  /** The address of the Studio, if it has a host name of its own. */
  readonly studioUrl: string | null
}

/** The settings that say where the server is reached. */
interface SiteSettings {
  readonly PUBLIC_URL?: string | undefined
  readonly STUDIO_URL?: string | undefined
}

/** Reads both addresses, or explains in one line why they do not keep scripts and sessions apart. */
export function readSiteSettings({ PUBLIC_URL, STUDIO_URL }: SiteSettings): Sites | { readonly error: string } {
  const publicUrl = PUBLIC_URL?.replace(/\/+$/, '') ?? null
  if (STUDIO_URL === undefined) return { publicUrl, studioUrl: null }
  const wrong = (reason: string) => ({ error: `Setting STUDIO_URL is wrong: ${reason}` })
  const studio = new URL(STUDIO_URL)
  if (studio.pathname !== '/' || studio.search || studio.hash || studio.username || studio.password) {
    return wrong('it is an address such as https://studio.homes.example, without a path, a query or a password')
  }
  if (publicUrl === null) return wrong('it needs PUBLIC_URL, the address of the catalogues')
  const visitors = new URL(publicUrl)
  if (studio.hostname === visitors.hostname) {
    return wrong(
      `${studio.hostname} is the host name of PUBLIC_URL, whatever the port or path. The Studio needs another one, such as studio.${visitors.hostname}`,
    )
  }
  if (studio.hostname.endsWith('.')) return wrong('its host name ends with a dot')
  if (visitors.protocol === 'https:' && studio.protocol === 'http:') {
    return wrong('it has to be https, because PUBLIC_URL is')
  }
  return { publicUrl, studioUrl: studio.origin }
}
