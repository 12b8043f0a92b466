import type { FastifyInstance } from 'fastify'
import type { AcceptBody } from '#contract/sign-in.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { refuse } from '#server/http/problem.ts'
import { isRefusal, type Refusal, resultOf } from '#server/http/refusal.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { findInvitation, type InvitationRow, takeInvitation } from '#server/person/invitations.ts'
import { addMembership, findOrCreatePerson } from '#server/person/person-store.ts'
import { personOfTypedMail } from './person-of-mail.ts'
import { answerSignedIn, type SignInDeps, sessionOf, signIn, signInSite } from './sign-in.ts'

/** What accepting invitations needs. */
export interface InvitationSignInDeps extends SignInDeps {
  readonly database: Database
}

/** `manage/sign-in/invitation`: how invited people join a company. */
export function invitationSignInRoutes(scope: FastifyInstance, deps: InvitationSignInDeps): void {
  const { database, now } = deps

  manageRoute(scope, 'checkInvitation', async (call) => {
    signInSite(call.request, deps)
    const { token } = call.body
    const found = await findInvitation(database.queries, token, now())
    if (!found) return refuse('sign_in_expired')
    return { data: { company: found.company, role: found.row.role, email: found.row.email } }
  })

  manageRoute(scope, 'acceptInvitation', async (call) => {
    const { request, reply } = call
    const site = signInSite(request, deps)
    const { body } = call
    const signedIn = await database.queries.transaction(async (tx) => {
      const session = await sessionOf(tx, request, site, now())
      const invitation = await takeInvitation(tx, body.token, now())
      if (!invitation) return refuse('sign_in_expired')
      const signedInAs = session?.caller.who.personId ?? null
      const personId = resultOf(await join(tx, invitation, body, signedInAs, now()))
      const who = { personId, accountId: invitation.account_id, provesMail: invitation.is_mailed }
      return signIn(tx, who, request, deps)
    })
    return signedIn ? answerSignedIn(reply, signedIn) : refuse('sign_in_expired')
  })
}

/** Makes the invited person a member. Somebody who has an account already keeps their name and language. */
async function join(
  tx: Queries,
  invitation: InvitationRow,
  { name, lang }: AcceptBody,
  signedInAs: number | null,
  now: Date,
): Promise<number | Refusal> {
  const { account_id: accountId, email, role, projects, is_mailed } = invitation
  const draft = { email, name, lang }
  const person = is_mailed
    ? await findOrCreatePerson(tx, draft, now)
    : await personOfTypedMail(tx, { ...draft, accountId, signedInAs }, now)
  if (isRefusal(person)) return person
  const isAdded = await addMembership(tx, { personId: person.id, accountId, role, projects }, now)
  const by = { accountId, kind: 'person', id: person.id } as const
  if (isAdded) await recordHistory(tx, by, wholeChange({ subject: 'person', id: person.id }, 'created'), { at: now })
  return person.id
}
