import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { MAX_DEMO_VISITS_AN_HOUR } from '#contract/demo-limits.ts'
import { type DemoVisit, demoLinkBody, demoPriceBody, demoPriceParams, demoVisitParams } from '#contract/demo-visits.ts'
import { formatAddress } from '#domain/address/format-address.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { originOf } from '#server/http/origin.ts'
import { readBody, readInput, refuse } from '#server/http/problem.ts'
import { createRunLimited } from '#server/media/run-limited.ts'
import { addAgent, type FoundVisit, findVisit, makeVisit, setPrice, type VisitDeps } from './demo-visits.ts'

/** What the routes need. */
interface VisitRouteDeps extends VisitDeps {
  readonly publicUrl: string | null
}

const HOUR = 3_600_000
// Each link makes the server read all links again. Nobody needs more than a few names.
const MOST_LINKS = 20
// Somebody who keeps pressing + writes a few prices a second.
const MOST_PRICES = 240

/** `public/demo/visits`: what a visitor of the root page tries out, in a copy of the demo that lives for half an hour. */
export function visitRoutes(app: FastifyInstance, deps: VisitRouteDeps): void {
  // One after the other: a copy takes a second of one core, and visitors of catalogues go first.
  const run = createRunLimited(1)
  const find = async (request: FastifyRequest): Promise<FoundVisit> =>
    (await findVisit(deps, readInput(demoVisitParams, request.params).visit)) ?? refuse('not_found')

  app.register(async (scope) => {
    await limitRate(scope, MAX_DEMO_VISITS_AN_HOUR, HOUR)
    scope.post(`${API_BASE}/public/demo/visits`, async (_, reply): Promise<{ readonly data: DemoVisit }> => {
      const data = (await run(() => makeVisit(deps))) ?? refuse('unavailable', { detail: 'There are too many copies' })
      reply.code(201).header('cache-control', 'no-store')
      return { data }
    })
  })

  app.register(async (scope) => {
    await limitRate(scope, MOST_LINKS)
    scope.post(`${API_BASE}/public/demo/visits/:visit/links`, async (request, reply) => {
      const body = readBody(demoLinkBody, request.body)
      const visit = await find(request)
      const secondToken = await addAgent(deps, visit, body)
      const address = {
        lang: body.lang,
        firstToken: visit.token,
        secondToken,
        page: { name: 'main' },
        panel: null,
      } as const
      reply.code(201).header('cache-control', 'no-store')
      return { data: { url: originOf(request, deps.publicUrl) + formatAddress(address) } }
    })
  })

  app.register(async (scope) => {
    await limitRate(scope, MOST_PRICES)
    scope.put(`${API_BASE}/public/demo/visits/:visit/units/:unit/price`, async (request, reply) => {
      const { unit } = readInput(demoPriceParams, request.params)
      const { price } = readBody(demoPriceBody, request.body)
      await setPrice(deps, await find(request), unit, price)
      return reply.code(204).send()
    })
  })
}
