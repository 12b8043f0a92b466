import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { isOneOf } from '#domain/account/role.ts'
import { actorOfCaller, type Caller, type PersonCaller, type ReachingActor } from '#server/account/caller.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { refuse } from '#server/http/problem.ts'
import { isStorable } from '#server/http/storable-text.ts'
import { type CallerDeps, CHALLENGE, createFindCaller } from './find-caller.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself reports texts that can't be stored, with their places. */
    readonly checksTexts?: boolean
  }
}

const CALLER = 'caller'

// A CRM that sends each price separately stays below this. More from one address is a mistake or an attack.
const MAX_CALLS = 1200

/** What the guard of the management routes needs. */
export interface ManageGuardDeps extends CallerDeps {
  /** How many calls of one address are answered in a minute, if not the usual number. */
  readonly manageCallsPerMinute?: number | null | undefined
}

/** Registers routes below `/api/v1/manage`. Each requires a key or a session with the right role, and no response is cached. */
export function manageScope(
  app: FastifyInstance,
  deps: ManageGuardDeps,
  routes: (scope: FastifyInstance) => void,
): void {
  const findCaller = createFindCaller(deps)
  app.register(
    async (scope) => {
      // Before the key lookup, so that guessing keys is limited too.
      await limitRate(scope, deps.manageCallsPerMinute ?? MAX_CALLS)
      scope.decorateRequest(CALLER, null)
      scope.addHook('onRoute', ({ method, url, config }) => {
        if (!config?.operation?.roles) throw new Error(`${method} ${url} has no roles in the contract`)
      })
      // Before the body is read, so that no stranger can send 200 MB.
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

/** The person behind a request. Only for routes that are for people in the contract. */
export function personOf(request: FastifyRequest): PersonCaller {
  const { who, ...caller } = callerOf(request)
  if (who.kind !== 'person') throw new Error('the caller is not a person')
  return { ...caller, who }
}

/** The account that the caller works in. Only for routes of `manageScope`. */
export function accountIdOf(request: FastifyRequest): number {
  return callerOf(request).accountId
}

/** The caller as the author of changes in the history. */
export function actorOf(request: FastifyRequest): ReachingActor {
  return actorOfCaller(callerOf(request))
}

function checkRole({ routeOptions: { config } }: FastifyRequest, { role, who }: Caller): void {
  const { roles = [], isForPeople } = config.operation ?? {}
  if (!isOneOf(role, roles)) {
    refuse('forbidden', {
      detail: `This call is for the roles ${roles.join(', ')}; the role of the ${who.kind} is ${role}`,
    })
  }
  if (who.kind === 'key' && isForPeople) refuse('forbidden', { detail: 'This call is for people, not for keys' })
}
