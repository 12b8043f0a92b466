import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import type { Database } from '#server/db/database.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { refuse } from '#server/http/problem.ts'
import { CHALLENGE, createAccountOf } from './manage-key.ts'
import { isStorable } from './storable-text.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself says which texts can't be kept, and where they stand. */
    readonly checksTexts?: boolean
  }
}

const ACCOUNT = 'accountId'

// A CRM that sends each price by itself stays below; from one address more is a mistake or an attack.
const MAX_CALLS = 1200

/** Registers routes below `/api/v1/manage`, each of them only for who has a key, and kept by nobody on the way. */
export function manageScope(app: FastifyInstance, database: Database, routes: (scope: FastifyInstance) => void): void {
  const accountOf = createAccountOf(database)
  app.register(
    async (scope) => {
      // Before the key is looked up: guessing keys is a write that fails.
      await limitRate(scope, MAX_CALLS)
      scope.decorateRequest(ACCOUNT, 0)
      // Before the body is read: who has no key sends no 200 MB.
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        request.setDecorator(ACCOUNT, await accountOf(request))
      })
      scope.addHook('onSend', async (_, reply) => {
        if (reply.statusCode === 401) reply.header('www-authenticate', CHALLENGE)
      })
      scope.addHook('preHandler', async ({ body, query, routeOptions }) => {
        if (routeOptions.config.checksTexts) return
        if (!isStorable(body) || !isStorable(query))
          refuse('bad_request', { detail: 'A text has a character of no use' })
      })
      routes(scope)
    },
    { prefix: `${API_BASE}/manage` },
  )
}

/** The account whose key a request brought; only in routes of `manageScope`. */
export function accountIdOf(request: FastifyRequest): number {
  return request.getDecorator<number>(ACCOUNT)
}
