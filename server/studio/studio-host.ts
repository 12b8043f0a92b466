import type { FastifyInstance } from 'fastify'
import { viewOf } from '#domain/address/link-view.ts'
import { parseAddress } from '#domain/address/parse-address.ts'
import { refuse } from '#server/http/problem.ts'
import type { Sites } from '#server/http/read-site-settings.ts'
import { isStudioHost } from '#server/http/sites.ts'

// The Studio and its calls, files that its pages and the views of catalogues load, and what only operators ask for.
const ANSWERED: readonly string[] = ['studio', 'api', 'media', 'assets', 'healthz', 'readyz', 'metrics', '.well-known']

/**
 * On a host name of its own the Studio answers only what its pages need. Views of catalogues (`harbour~live`), which the
 * Studio shows side by side, run no scripts of others. Everything else leads to the address that visitors use.
 */
export function studioHost(app: FastifyInstance, sites: Sites): void {
  const { publicUrl, studioUrl } = sites
  if (publicUrl === null || studioUrl === null) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isStudioHost(request, sites)) return
    const [pathname = '', search = ''] = request.url.split(/(?=\?)/, 2)
    if (ANSWERED.includes(firstSegment(pathname)) || isView(pathname, search)) return
    if (request.method !== 'GET' && request.method !== 'HEAD') refuse('not_found')
    reply.header('cache-control', 'private, no-store')
    // Somebody who types the bare name means the Studio.
    return reply.redirect(pathname === '/' ? '/studio' : publicUrl + request.url, 302)
  })
}

/** As routes are matched: decoded. */
function firstSegment(pathname: string): string {
  const [, segment = ''] = pathname.split('/', 2)
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function isView(pathname: string, search: string): boolean {
  const parsed = parseAddress(pathname, search)
  const firstToken = 'address' in parsed ? parsed.address.firstToken : 'firstToken' in parsed ? parsed.firstToken : null
  return firstToken !== null && viewOf(firstToken) !== null
}
