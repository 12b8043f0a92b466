import type { FastifyInstance } from 'fastify'
import { nameAgent } from '#domain/sign-in/name-agent.ts'
import { actorOfCaller } from '#server/account/caller.ts'
import type { Database } from '#server/db/database.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { refuse } from '#server/http/problem.ts'
import type { Sites } from '#server/http/read-site-settings.ts'
import { resultOf, unknownId } from '#server/http/refusal.ts'
import { personOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { readPerson } from '#server/person/person-store.ts'
import { signInSite } from '#server/sign-in/sign-in.ts'
import { deletePasskey, insertPasskey, listPasskeys, managedPasskey } from './passkey-store.ts'
import { offerPasskey, verifyNewPasskey } from './verify-passkey.ts'

/** What the passkey routes need. */
export interface PasskeyDeps extends Sites {
  readonly database: Database
  readonly now: () => Date
}

/** `manage/passkeys`: the passkeys of the person who calls. */
export function passkeyRoutes(scope: FastifyInstance, deps: PasskeyDeps): void {
  const { database, now } = deps
  const { queries } = database

  manageRoute(scope, 'listPasskeys', async ({ request }) => {
    const rows = await listPasskeys(queries, personOf(request).who.personId)
    return { data: rows.map(managedPasskey) }
  })

  manageRoute(scope, 'offerPasskey', async ({ request }) => {
    const { personId } = personOf(request).who
    const person = await readPerson(queries, personId)
    const site = signInSite(request, deps)
    return { data: { ...(await offerPasskey(queries, site, person, now())) } }
  })

  manageRoute(scope, 'addPasskey', async ({ request, body: { credential } }) => {
    const caller = personOf(request)
    const site = signInSite(request, deps)
    const made = await verifyNewPasskey(queries, site, caller.who.personId, credential, now())
    if (!made) return refuse('sign_in_expired')
    const name = nameAgent(request.headers['user-agent'] ?? '')
    const row = await queries.transaction(async (tx) => {
      const stored = await insertPasskey(tx, { ...made, name, created_at: now(), last_used_at: null })
      if (!stored) return refuse('conflict', { detail: 'This passkey exists already' })
      await recordHistory(tx, actorOfCaller(caller), wholeChange({ subject: 'passkey', id: stored.id }, 'created'))
      return stored
    })
    return { data: managedPasskey(row) }
  })

  manageRoute(scope, 'removePasskey', async ({ request, params: { id } }) => {
    const caller = personOf(request)
    await queries.transaction(async (tx) => {
      if (!(await deletePasskey(tx, caller.who.personId, id))) resultOf(unknownId('id', id))
      await recordHistory(tx, actorOfCaller(caller), wholeChange({ subject: 'passkey', id }, 'deleted'))
    })
    return null
  })
}
