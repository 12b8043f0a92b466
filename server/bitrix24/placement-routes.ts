import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { API_BASE } from '#contract/api-base.ts'
import { idText } from '#contract/id.ts'
import { mayEmbed } from '#domain/host/embed-policy.ts'
import { CRM_PARAMETER, signContext } from '#server/crm/crm-context.ts'
import type { Database } from '#server/db/database.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { linkUrl } from '#server/http/link-url.ts'
import { originOf } from '#server/http/origin.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import { openIntegration } from '#server/integration/integration-store.ts'
import type { Directory } from '#server/link/link-directory.ts'
import type { Seal } from '#server/secret/seal.ts'
import { bitrix24Settings } from './bitrix24-settings.ts'

interface PlacementDeps {
  readonly database: Database
  readonly directory: Directory
  readonly publicUrl: string | null
  readonly seal: Seal
  readonly now: () => Date
}

const FORM = 'application/x-www-form-urlencoded'
const MAX_CALLS = 240

const params = z.object({ integration: idText })

// The fields we use of what Bitrix24 posts. The rest is dropped, including a key to the portal.
const body = z.object({
  APPLICATION_TOKEN: z.string().max(200).default(''),
  PLACEMENT: z.string().max(100).default(''),
  PLACEMENT_OPTIONS: z.string().max(2000).default(''),
})

const options = z.object({ ID: z.coerce.string().regex(/^\d{1,15}$/) })

const PLACEMENTS = { 1: /^CRM_LEAD_DETAIL_/, 2: /^CRM_DEAL_DETAIL_/ } as const

/** The page that Bitrix24 opens in the card of a lead or deal: redirects to the catalogue for that lead. */
export function placementRoutes(
  app: FastifyInstance,
  { database, directory, publicUrl, seal, now }: PlacementDeps,
): void {
  app.register(async (scope) => {
    await limitRate(scope, MAX_CALLS)
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, async (_: unknown, text: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(String(text))),
    )

    scope.post(`${API_BASE}/public/bitrix24/placement/:integration`, async (request, reply) => {
      const { integration: id } = readInput(params, request.params)
      const { APPLICATION_TOKEN, PLACEMENT, PLACEMENT_OPTIONS } = readInput(body, request.body ?? {})
      const integration = await openIntegration(database.queries, seal, id)
      // The same answer for a wrong token and a wrong id, so that callers can't find out which integrations exist.
      if (integration?.kind !== 'bitrix24' || !isSame(integration.applicationToken, APPLICATION_TOKEN)) {
        refuse('forbidden', { detail: 'APPLICATION_TOKEN does not match the integration' })
      }
      const { entity_type_id } = bitrix24Settings.parse(integration.settings)
      const lead = readOptions(PLACEMENT_OPTIONS)
      if (!lead || !PLACEMENTS[entity_type_id].test(PLACEMENT)) {
        refuse('bad_request', { detail: 'The placement is not in the card of a linked lead or deal' })
      }
      const catalogue = directory.catalogue(integration.catalogue_id)
      if (!catalogue) throw new Error(`integration ${id} has no catalogue`)
      const ownOrigin = originOf(request, publicUrl)
      const portal = new URL(integration.url)
      // Otherwise the frame would stay blank without an explanation.
      if (!mayEmbed(portal.origin, { embedDomains: catalogue.embed_domains, ownOrigin })) {
        refuse('forbidden', { detail: `The catalogue may not be embedded: add ${portal.host} to its embed_domains` })
      }
      const token = await signContext(integration.secret, { integration: id, lead_id: lead }, now())
      const url = `${linkUrl(ownOrigin, catalogue.token)}?${CRM_PARAMETER}=${token}`
      return reply.header('cache-control', 'no-store').redirect(url, 303)
    })
  })
}

function readOptions(text: string): string | null {
  try {
    return options.safeParse(JSON.parse(text)).data?.ID ?? null
  } catch {
    return null
  }
}

/** Compares in constant time; hashing gives both texts the same length. */
function isSame(expected: string | null, given: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return expected !== null && timingSafeEqual(hash(expected), hash(given))
}
