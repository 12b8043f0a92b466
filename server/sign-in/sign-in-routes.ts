import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { refuse } from '#server/http/problem.ts'
import { isStorable } from '#server/http/storable-text.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { hasOwner } from '#server/person/person-store.ts'
import { type InvitationSignInDeps, invitationSignInRoutes } from './invitation-sign-in-routes.ts'
import { type LinkSignInDeps, linkSignInRoutes } from './link-sign-in-routes.ts'
import { ownerSignInRoutes } from './owner-sign-in-routes.ts'
import { signInSite } from './sign-in.ts'

/** What the sign-in routes need. */
interface SignInRouteDeps extends LinkSignInDeps, InvitationSignInDeps {
  /** The name of the identity provider; null if there is none. */
  readonly oidcName?: string | null
}

// A person signs in with a few calls, and a whole office that starts at nine shares one address.
const MAX_CALLS = 300

/**
 * `manage/sign-in`: how people get a session. No key or session is needed, and no response is cached. `otherWays` adds
 * routes below it.
 */
export function signInRoutes(
  app: FastifyInstance,
  deps: SignInRouteDeps,
  otherWays: (scope: FastifyInstance) => void = () => {},
): void {
  app.register(
    async (scope) => {
      await limitRate(scope, MAX_CALLS)
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        // Before the body is read, so that a page of another site learns nothing about it.
        if (request.method === 'POST') signInSite(request, deps)
      })
      scope.addHook('preHandler', async ({ body }) => {
        if (!isStorable(body))
          refuse('bad_request', { detail: 'A text contains a NUL character or half of a surrogate pair' })
      })
      manageRoute(scope, 'getSignIn', async () => ({
        data: {
          mail: deps.studioMails.isMailed,
          passkey: true,
          oidc: deps.oidcName ? { name: deps.oidcName } : null,
          first_start: !(await hasOwner(deps.database.queries)),
        },
      }))
      linkSignInRoutes(scope, deps)
      ownerSignInRoutes(scope, deps)
      invitationSignInRoutes(scope, deps)
      otherWays(scope)
    },
    { prefix: `${API_BASE}/manage/sign-in` },
  )
}
