import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { OwnerBody } from '#contract/sign-in.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { settingChanges, wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { refuse } from '#server/http/problem.ts'
import { invalidField, isRefusal, type Refusal, resultOf } from '#server/http/refusal.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { lockMembers } from '#server/person/members.ts'
import { putMembership } from '#server/person/person-store.ts'
import { findOwnerLink, spendOwnerLink } from './owner-links.ts'
import { personOfTypedMail } from './person-of-mail.ts'
import { answerSignedIn, type SignInDeps, sessionOf, signIn, signInSite } from './sign-in.ts'

/** What owner links need. */
interface OwnerSignInDeps extends SignInDeps {
  readonly database: Database
}

/** `manage/sign-in/owner`: links of the first start and of `vitrine owner-link`. */
export function ownerSignInRoutes(scope: FastifyInstance, deps: OwnerSignInDeps): void {
  const { database, now } = deps

  // A POST, because a token in an address would reach logs. It spends nothing, because scanners follow links.
  manageRoute(scope, 'checkOwnerLink', async (call) => {
    signInSite(call.request, deps)
    const { token } = call.body
    const company = await findOwnerLink(database.queries, token, now())
    return company === null ? refuse('sign_in_expired') : { data: { company } }
  })

  manageRoute(scope, 'spendOwnerLink', async (call) => {
    const { request, reply } = call
    const site = signInSite(request, deps)
    const { body } = call
    const signedIn = await database.queries.transaction(async (tx) => {
      const session = await sessionOf(tx, request, site, now())
      const accountId = await spendOwnerLink(tx, body.token, now())
      if (accountId === null) return refuse('sign_in_expired')
      const signedInAs = session?.caller.who.personId ?? null
      const personId = resultOf(await makeOwner(tx, accountId, body, signedInAs, now()))
      return signIn(tx, { personId, accountId, provesMail: false }, request, deps)
    })
    return signedIn ? answerSignedIn(reply, signedIn) : refuse('sign_in_expired')
  })
}

async function makeOwner(
  tx: Queries,
  accountId: number,
  { email, name, lang, company, time_zone }: OwnerBody,
  signedInAs: number | null,
  now: Date,
): Promise<number | Refusal> {
  await lockMembers(tx, accountId)
  const person = await personOfTypedMail(tx, { email, name, lang, accountId, signedInAs }, now)
  if (isRefusal(person)) return person
  await putMembership(tx, { personId: person.id, accountId, role: 'owner', projects: null }, now)
  const by = { accountId, kind: 'person', id: person.id } as const
  await recordHistory(tx, by, wholeChange({ subject: 'person', id: person.id }, 'created'), { at: now })
  const refusal = company === undefined ? null : await renameAccount(tx, accountId, company)
  if (refusal) return refusal
  const settings = {
    ...(company !== undefined && { name: company }),
    ...(time_zone !== undefined && (await setFirstZone(tx, accountId, time_zone)) && { time_zone }),
  }
  await recordHistory(tx, by, settingChanges({ subject: 'account', id: accountId }, {}, settings), { at: now })
  return person.id
}

/** Gives a company its time zone. False if it has one already. */
async function setFirstZone(tx: Queries, id: number, zone: string): Promise<boolean> {
  const changed = await tx
    .update(accounts)
    .set({ time_zone: zone })
    .where(and(eq(accounts.id, id), isNull(accounts.time_zone)))
    .returning({ id: accounts.id })
  return changed.length > 0
}

/** Commands find accounts by name, so names are unique. */
async function renameAccount(tx: Queries, id: number, name: string): Promise<Refusal | null> {
  const [other] = await tx
    .select({ found: sql`1` })
    .from(accounts)
    .where(and(eq(accounts.name, name), ne(accounts.id, id)))
    .limit(1)
  if (other) return invalidField('company', 'another company on this server has this name')
  await tx.update(accounts).set({ name }).where(eq(accounts.id, id))
  return null
}
