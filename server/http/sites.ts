import type { FastifyRequest } from 'fastify'
import type { Sites } from './read-site-settings.ts'

/** What tells the site of a request. */
type AskedSite = Pick<FastifyRequest, 'host' | 'socket'>

/** The Studio of a trial: a name that browsers trust as much as https, and another host than the catalogue's 127.0.0.1. */
export const TRIAL_STUDIO = 'localhost'

/** The host name where sessions count. */
export function studioHostName({ publicUrl, studioUrl }: Sites): string {
  const url = studioUrl ?? publicUrl
  return url === null ? TRIAL_STUDIO : new URL(url).hostname
}

/** Whether a request came to the host name where sessions count, on whatever port: cookies know no ports. */
export function isStudioHost(request: Pick<AskedSite, 'host'>, sites: Sites): boolean {
  return nameOf(request) === studioHostName(sites)
}

/** Whether pages of catalogues may run scripts of others here. */
export function mayRunScripts(request: Pick<AskedSite, 'host'>, sites: Sites): boolean {
  const name = nameOf(request)
  if (name === null || name === studioHostName(sites)) return false
  return sites.publicUrl !== null || !name.endsWith(`.${TRIAL_STUDIO}`)
}

/** The address of the Studio, for links in mails and answers. */
export function studioOrigin(request: AskedSite, { publicUrl, studioUrl }: Sites): string {
  return studioUrl ?? publicUrl ?? new URL(`http://${TRIAL_STUDIO}:${ownPort(request)}`).origin
}

/** Where the Studio is, for a page on the host of the catalogues; null if a request came to neither of the two. */
export function studioOfVisitors(request: AskedSite, { publicUrl, studioUrl }: Sites): string | null {
  const asked = askedUrl(request)
  if (!asked) return null
  if (publicUrl !== null) return asked.hostname === new URL(publicUrl).hostname ? studioUrl : null
  // The port that the browser used, which may be forwarded to ours.
  const isOurs = isLoopback(asked.hostname) && asked.hostname !== TRIAL_STUDIO
  return isOurs ? new URL(`http://${TRIAL_STUDIO}:${asked.port}`).origin : null
}

/** The address of a server that is started without a setting for it, such as `http://127.0.0.1:3000`, with its Studio. */
export function studioUrlOf({ publicUrl, studioUrl }: Sites, listening: string): string {
  return studioUrl ?? publicUrl ?? listening.replace(LOOPBACK_ADDRESS, `$1${TRIAL_STUDIO}`)
}

/** Whether a host name is one of this machine, which browsers trust as much as https. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const LOOPBACK_ADDRESS = /^(https?:\/\/)(?:127\.0\.0\.1|\[::1\])(?=:|\/|$)/

/** The port that this server listens on. The one in the Host header is what the client claims. */
function ownPort(request: AskedSite): string {
  // Requests that tests inject have no connection.
  return String(request.socket?.localPort ?? askedUrl(request)?.port ?? '')
}

/** The host name of a request. A dot at its end makes another origin of the same host. */
function nameOf(request: Pick<AskedSite, 'host'>): string | null {
  return askedUrl(request)?.hostname.replace(/\.$/, '') ?? null
}

function askedUrl({ host }: Pick<AskedSite, 'host'>): URL | null {
  return URL.parse(`http://${host}`)
}
