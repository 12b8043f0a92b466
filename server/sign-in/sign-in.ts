import { and, desc, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Me } from '#contract/people.ts'
import { nameAgent } from '#domain/sign-in/name-agent.ts'
import type { Queries } from '#server/db/database.ts'
import { memberships, sessions } from '#server/db/tables/person.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { refuse } from '#server/http/problem.ts'
import type { Sites } from '#server/http/read-site-settings.ts'
import { readMe } from '#server/person/me.ts'
import { accountsOf } from '#server/person/person-store.ts'
import { proveMail } from '#server/person/prove-mail.ts'
import { readSignInCookie } from '#server/session/cookie.ts'
import { knownCookie } from '#server/session/known-browser.ts'
import { isFromOwnPage, type OwnSite, ownSiteOf } from '#server/session/own-site.ts'
import { endSession, findSession, openSession, sessionCookie } from '#server/session/session-store.ts'
import { announceRights } from '#server/staff-event/announce-staff.ts'

/** What opening sessions needs. */
export interface SignInDeps extends Sites {
  /** Signs the cookie of known browsers. */
  readonly secret: string
  readonly now: () => Date
}

/** Who signs in. */
interface WhoSignsIn {
  readonly personId: number
  /** The account to work in; by default the one that the person used last. */
  readonly accountId?: number
  /** Whether this way of signing in shows that the person has the mailbox, as a mailed link does. */
  readonly provesMail: boolean
}

/** A new session: the `Set-Cookie` headers and the answer. */
export interface SignedIn {
  readonly cookies: readonly string[]
  readonly me: Me
}

/** The site of a sign-in call. Refuses calls to other hosts, and writes that no page of our own makes. */
export function signInSite(request: FastifyRequest, sites: Sites): OwnSite {
  const site = ownSiteOf(request, sites)
  if (!site) return refuse('forbidden', { detail: 'People sign in only at the address of the Studio' })
  if (!isFromOwnPage(request, site)) refuse('forbidden', { detail: 'A page of another site may not make this call' })
  return site
}

/**
 * Signs a person in: opens a session with a new token, and ends the session that the browser had before. Null if the
 * person belongs to no company; answer that as if the person were unknown.
 */
export async function signIn(
  tx: Queries,
  { personId, accountId, provesMail }: WhoSignsIn,
  request: FastifyRequest,
  deps: SignInDeps,
): Promise<SignedIn | null> {
  const site = signInSite(request, deps)
  const now = deps.now()
  const before = await sessionOf(tx, request, site, now)
  const isSignedIn = before?.caller.who.personId === personId
  if (provesMail) await proveMail(tx, { personId, isSignedIn }, now)
  const home = accountId ?? (await lastAccount(tx, personId))
  const membership = home === null ? null : await readMembership(tx, personId, home)
  if (home === null || !membership) return null
  if (before) {
    await endSession(tx, before.row.id, now)
    await announceRights(tx, { kind: 'person', id: before.row.person_id })
  }
  const agent = nameAgent(request.headers['user-agent'] ?? '')
  const { token, row } = await openSession(tx, { personId, accountId: home, agent }, now)
  const by = { accountId: home, kind: 'person', id: personId, agent } as const
  await recordHistory(tx, by, wholeChange({ subject: 'session', id: row.id }, 'created'), { at: now })
  const who = { kind: 'person', personId, sessionId: row.id, agent } as const
  const me = await readMe(tx, { accountId: home, ...membership, who })
  const known = me.email === null ? [] : [knownCookie(deps.secret, me.email, site)]
  return { cookies: [sessionCookie(token, site), ...known], me }
}

/** The answer to a successful sign-in, with the cookies of the session. */
export function answerSignedIn(reply: FastifyReply, { cookies, me }: SignedIn): { readonly data: Me } {
  reply.header('set-cookie', [...cookies])
  return { data: me }
}

/** The live session of the browser; null if it has none. */
export async function sessionOf(queries: Queries, request: FastifyRequest, site: OwnSite, now: Date) {
  const token = readSignInCookie(request, 'session', site)
  return token === null ? null : findSession(queries, token, now)
}

async function lastAccount(tx: Queries, personId: number): Promise<number | null> {
  const [last] = await tx
    .select({ id: sessions.account_id })
    .from(sessions)
    .where(eq(sessions.person_id, personId))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id))
    .limit(1)
  return last?.id ?? (await accountsOf(tx, personId))[0]?.id ?? null
}

async function readMembership(tx: Queries, personId: number, accountId: number) {
  const { role, projects } = memberships
  const [row] = await tx
    .select({ role, projects })
    .from(memberships)
    .where(and(eq(memberships.person_id, personId), eq(memberships.account_id, accountId)))
  return row ?? null
}
