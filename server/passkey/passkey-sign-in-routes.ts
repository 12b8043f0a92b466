import type { FastifyInstance } from 'fastify'
import { refuse } from '#server/http/problem.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { answerSignedIn, type SignInDeps, signIn, signInSite } from '#server/sign-in/sign-in.ts'
import type { PasskeyDeps } from './passkey-routes.ts'
import { noteUse } from './passkey-store.ts'
import { askForPasskey, verifyProof } from './verify-passkey.ts'

/** `manage/sign-in/passkey`: signing in with a passkey. */
export function passkeySignInRoutes(scope: FastifyInstance, deps: PasskeyDeps & SignInDeps): void {
  const { queries } = deps.database

  manageRoute(scope, 'askPasskey', async ({ request }) => {
    const site = signInSite(request, deps)
    return { data: { ...(await askForPasskey(queries, site, deps.now())) } }
  })

  manageRoute(scope, 'signInWithPasskey', async (call) => {
    const { request, reply } = call
    const site = signInSite(request, deps)
    const { credential } = call.body
    const proven = await verifyProof(queries, site, credential, deps.now())
    if (!proven) return refuse('sign_in_expired')
    const { row, counter } = proven
    const signedIn = await queries.transaction(async (tx) => {
      await noteUse(tx, row.id, counter, deps.now())
      return signIn(tx, { personId: row.person_id, provesMail: false }, request, deps)
    })
    if (!signedIn) return refuse('sign_in_expired')
    return answerSignedIn(reply, signedIn)
  })
}
