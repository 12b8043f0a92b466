import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { API_BASE } from '#contract/api-base.ts'
import { sendCompressed } from '#server/answer/send-compressed.ts'
import { createSubjectCache } from '#server/answer/subject-cache.ts'
import type { Database } from '#server/db/database.ts'
import { projectsOf } from '#server/event/event-hub.ts'
import { originOf } from '#server/http/origin.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import type { Directory } from '#server/link/link-directory.ts'
import { DIRECTORY, type Subject } from '#server/live/change.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'
import type { PublicModels } from '#server/public/public-models.ts'
import type { Call } from '#server/public-call/call.ts'
import { readSite } from './read-site.ts'
import { indexXml, type PlacesOfCatalogue, sitemapXml } from './sitemap-markup.ts'
import { readPlaces, type SitemapPlace } from './sitemap-places.ts'
import { createUnitCounts } from './unit-counts.ts'

/** What sitemaps are made from. */
interface SitemapDeps {
  readonly database: Database
  readonly feed: ChangeFeed
  readonly directory: Directory
  readonly models: PublicModels
  readonly publicUrl: string | null
}

/**
 * The number of places in one file. In 14 languages this is 14,000 URLs with 15 links each, 30 MB. A sitemap may have
 * 50,000 URLs and 50 MB (sitemaps.org).
 */
const MAX_PLACES = 1000

// The maximum number of pages of a catalogue besides its units (sitemap-places.ts).
const MAX_PAGES = 7

// In places, of some hundred bytes each.
const MAX_KEPT = 200_000

const partQuery = z.object({
  catalogue: z.string().optional(),
  part: z.coerce.number().int().min(1).max(100_000).default(1),
})

/** `GET /sitemap.xml` and `/robots.txt`: what search engines may find on a host. */
export function sitemapRoutes(app: FastifyInstance, deps: SitemapDeps): void {
  const { database, feed, directory, models, publicUrl } = deps
  const kept = createSubjectCache<readonly SitemapPlace[]>(feed, { most: MAX_KEPT, sizeOf: ({ length }) => length + 1 })

  const unitCounts = createUnitCounts(database, feed)

  async function placesOf(call: Call): Promise<PlacesOfCatalogue> {
    const places = await kept.get(String(call.catalogue.id), async () => {
      const value = await readPlaces(models, call)
      return { value, subjects: subjectsOf(call, projectsOf(call, directory)) }
    })
    return { catalogue: call.catalogue, places: places ?? [] }
  }

  async function siteOf(request: FastifyRequest) {
    const { calls, isOwnDomain } = await readSite(database, directory, request.hostname)
    return { calls, origin: originOf(request, isOwnDomain ? null : publicUrl) }
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const { catalogue, part } = readInput(partQuery, request.query)
    const { calls, origin } = await siteOf(request)
    const units = await unitCounts()
    const most = (call: Call) => MAX_PAGES + (units.get(call.catalogue.project_id ?? 0) ?? 0)
    if (catalogue === undefined) {
      const count = calls.reduce((sum, call) => sum + most(call), 0)
      // An index is built without reading any project, because there may be thousands.
      if (count > MAX_PLACES)
        return sendXml(request, reply, indexXml(calls.flatMap((call) => partsOf(origin, call, most(call)))))
      return sendXml(request, reply, sitemapXml(origin, await Promise.all(calls.map(placesOf))))
    }
    const call = calls.find((each) => each.catalogue.token === catalogue) ?? refuse('not_found')
    // The count includes sold units, the parts do not. The last parts may be empty.
    if (part > partsOf(origin, call, most(call)).length) refuse('not_found')
    const listed = await placesOf(call)
    const places = listed.places.slice((part - 1) * MAX_PLACES, part * MAX_PLACES)
    return sendXml(request, reply, sitemapXml(origin, [{ ...listed, places }]))
  })

  app.get('/robots.txt', async (request, reply) => {
    const { origin } = await siteOf(request)
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache')
    return robotsText(origin)
  })
}

/** Search engines that render pages need the public data, and messengers need the link previews. */
function robotsText(origin: string): string {
  return [
    'User-agent: *',
    `Allow: ${API_BASE}/public/`,
    'Disallow: /api/',
    'Disallow: /demo/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** The URLs of the parts for a number of places. */
function partsOf(origin: string, { catalogue }: Call, places: number): readonly string[] {
  return Array.from({ length: Math.ceil(places / MAX_PLACES) }, (_, index) => {
    const query = new URLSearchParams({ catalogue: catalogue.token, part: String(index + 1) })
    return `${origin}/sitemap.xml?${query}`
  })
}

function subjectsOf({ catalogue }: Call, projects: readonly number[]): readonly Subject[] {
  return [
    DIRECTORY,
    { scope: 'catalogue', id: catalogue.id },
    ...projects.flatMap((id) => [{ scope: 'project', id } as const, { scope: 'chess', id } as const]),
  ]
}

function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string): Promise<FastifyReply> {
  reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'Accept-Encoding')
  return sendCompressed(request, reply, xml)
}
