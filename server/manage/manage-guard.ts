import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { MANAGE_OPERATIONS } from '#contract/manage-operations.ts'
import { isOneOf, type Role } from '#domain/account/role.ts'
import type { Caller, ReachingActor } from '#server/account/caller.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { refuse } from '#server/http/problem.ts'
import { isStorable } from '#server/http/storable-text.ts'
import { type CallerDeps, CHALLENGE, createFindCaller } from './manage-key.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself reports texts that can't be stored, with their places. */
    readonly checksTexts?: boolean
  }
}

const CALLER = 'caller'

// A CRM that sends each price separately stays below this. More from one address is a mistake or an attack.
const MAX_CALLS = 1200

const ROLES_BY_ROUTE: ReadonlyMap<string, readonly Role[]> = new Map(
  Object.values(MANAGE_OPERATIONS).map(({ method, path, roles }) => [
    `${method} ${API_BASE}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    roles,
  ]),
)

/** Registers routes below `/api/v1/manage`. Each requires a key with the right role, and no response is cached. */
export function manageScope(app: FastifyInstance, deps: CallerDeps, routes: (scope: FastifyInstance) => void): void {
  const findCaller = createFindCaller(deps)
  app.register(
    async (scope) => {
      // Before the key lookup, so that guessing keys is limited too.
      await limitRate(scope, MAX_CALLS)
      scope.decorateRequest(CALLER, null)
      scope.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) {
          if (!rolesOfRoute(each, url)) throw new Error(`${each} ${url} is not in the contract`)
        }
      })
      // Before the body is read, so that nobody without a key can send 200 MB.
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const caller = await findCaller(request)
        checkRole(request, caller)
        request.setDecorator(CALLER, caller)
      })
      scope.addHook('onSend', async (_, reply) => {
        if (reply.statusCode === 401) reply.header('www-authenticate', CHALLENGE)
      })
      scope.addHook('preHandler', async ({ body, query, routeOptions }) => {
        if (routeOptions.config.checksTexts) return
        if (!isStorable(body) || !isStorable(query))
          refuse('bad_request', { detail: 'A text contains a NUL character or half of a surrogate pair' })
      })
      routes(scope)
    },
    { prefix: `${API_BASE}/manage` },
  )
}

/** The caller of a request. Only for routes of `manageScope`. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = request.getDecorator<Caller | null>(CALLER)
  if (!caller) throw new Error('the request has no caller')
  return caller
}

/** The account of the request's key. Only for routes of `manageScope`. */
export function accountIdOf(request: FastifyRequest): number {
  return callerOf(request).accountId
}

/** The caller as the author of changes in the history. */
export function actorOf(request: FastifyRequest): ReachingActor {
  const { accountId, projects, keyId } = callerOf(request)
  return { accountId, projects, kind: 'key', id: keyId }
}

function checkRole({ method, routeOptions }: FastifyRequest, { role }: Caller): void {
  const roles = rolesOfRoute(method, routeOptions.url ?? '') ?? []
  if (isOneOf(role, roles)) return
  refuse('forbidden', { detail: `This call is for the roles ${roles.join(', ')}; the role of the key is ${role}` })
}

/** The roles that may call a route, from the contract; undefined for an unknown route. */
function rolesOfRoute(method: string, url: string): readonly Role[] | undefined {
  // Fastify answers HEAD for every GET route.
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
  return ROLES_BY_ROUTE.get(`${asked} ${url}`)
}
