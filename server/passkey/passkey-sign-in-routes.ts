import type { FastifyInstance } from 'fastify'
import { passkeyProofBody } from '#contract/passkeys.ts'
import { readBody, refuse } from '#server/http/problem.ts'
import { type SignInDeps, sendSignedIn, signIn, signInSite } from '#server/sign-in/sign-in.ts'
import type { PasskeyDeps } from './passkey-routes.ts'
import { noteUse } from './passkey-store.ts'
import { askForPasskey, verifyProof } from './verify-passkey.ts'

/** `manage/sign-in/passkey`: signing in with a passkey. */
export function passkeySignInRoutes(scope: FastifyInstance, deps: PasskeyDeps & SignInDeps): void {
  const { queries } = deps.database

  scope.post('/passkey/options', async (request) => {
    const site = signInSite(request, deps)
    return { data: await askForPasskey(queries, site, deps.now()) }
  })

  scope.post('/passkey', async (request, reply) => {
    const site = signInSite(request, deps)
    const { credential } = readBody(passkeyProofBody, request.body)
    const proven = await verifyProof(queries, site, credential, deps.now())
    if (!proven) return refuse('sign_in_expired')
    const { row, counter } = proven
    const signedIn = await queries.transaction(async (tx) => {
      await noteUse(tx, row.id, counter, deps.now())
      return signIn(tx, { personId: row.person_id, provesMail: false }, request, deps)
    })
    if (!signedIn) return refuse('sign_in_expired')
    return sendSignedIn(reply, signedIn)
  })
}
