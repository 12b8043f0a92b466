import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import type { Database } from '#server/db/database.ts'
import type { Actor } from '#server/history/record-history.ts'
import { refuse } from '#server/http/problem.ts'
import { CHALLENGE, createReadCaller, type ManageCaller } from './manage-key.ts'
import { isStorable } from './storable-text.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself says which texts can't be kept, and where they stand. */
    readonly checksTexts?: boolean
  }
}

const CALLER = 'manageCaller'

// A CRM that sends each price by itself stays below; from one address more is a mistake or an attack.
const MAX_CALLS = 1200

/** Registers routes below `/api/v1/manage`, each of them only for who has a key, and kept by nobody on the way. */
export function manageScope(app: FastifyInstance, database: Database, routes: (scope: FastifyInstance) => void): void {
  const readCaller = createReadCaller(database)
  app.register(
    async (scope) => {
      // Before the key is looked up: guessing keys is a write that fails.
      await scope.register(rateLimit, { max: MAX_CALLS, timeWindow: '1 minute', hook: 'onRequest' })
      scope.decorateRequest(CALLER, null)
      // Before the body is read: who has no key sends no 200 MB.
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        request.setDecorator(CALLER, await readCaller(request))
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
  return callerOf(request).accountId
}

/** The caller as the history names him. */
export function actorOf(request: FastifyRequest): Actor {
  const { accountId, keyId } = callerOf(request)
  return { accountId, kind: 'key', id: keyId }
}

function callerOf(request: FastifyRequest): ManageCaller {
  return request.getDecorator<ManageCaller>(CALLER)
}
