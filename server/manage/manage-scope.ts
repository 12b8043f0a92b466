import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/call.ts'
import type { Database } from '#server/db/database.ts'
import { refuse } from '#server/http/problem.ts'
import { CHALLENGE, createAccountOf } from './manage-key.ts'
import { isStorable } from './storable-text.ts'

const ACCOUNT = 'accountId'

/** Registers routes below `/api/v1/manage`, each of them only for who has a key, and kept by nobody on the way. */
export function manageScope(app: FastifyInstance, database: Database, routes: (scope: FastifyInstance) => void): void {
  const accountOf = createAccountOf(database)
  app.register(
    async (scope) => {
      scope.decorateRequest(ACCOUNT, 0)
      // Before the body is read: who has no key sends no 200 MB.
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        request.setDecorator(ACCOUNT, await accountOf(request))
      })
      scope.addHook('onSend', async (_, reply) => {
        if (reply.statusCode === 401) reply.header('www-authenticate', CHALLENGE)
      })
      scope.addHook('preHandler', async ({ body, query }) => {
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
