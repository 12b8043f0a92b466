import { and, desc, eq, gt, type InferSelectModel, isNull, lt } from 'drizzle-orm'
import { MAX_SESSION_MS, sessionEnd } from '#domain/sign-in/session-life.ts'
import type { PersonCaller } from '#server/account/caller.ts'
import type { Queries } from '#server/db/database.ts'
import { memberships, sessions } from '#server/db/tables/person.ts'
import { writeCookie } from './cookie.ts'
import type { OwnSite } from './own-site.ts'
import { createToken, hashToken } from './secret-token.ts'

/** A session as it is stored. */
type SessionRow = InferSelectModel<typeof sessions>

/** Whose session it is, in which account, and in which browser. */
interface SessionDraft {
  readonly personId: number
  readonly accountId: number
  /** The browser and the system in words. */
  readonly agent: string
}

/** A new session. The token is only in the cookie of the browser. */
interface OpenedSession {
  readonly token: string
  readonly row: SessionRow
}

// Otherwise every call of a busy page would write to the database.
const LAST_USE_STEP_MS = 60_000

/** Opens a session with a new token. */
export async function openSession(tx: Queries, draft: SessionDraft, now: Date): Promise<OpenedSession> {
  const token = createToken()
  const [row] = await tx
    .insert(sessions)
    .values({
      token_hash: hashToken(token),
      person_id: draft.personId,
      account_id: draft.accountId,
      agent: draft.agent,
      created_at: now,
      last_used_at: now,
      expires_at: sessionEnd(now, now),
    })
    .returning()
  if (!row) throw new Error('no session was opened')
  return { token, row }
}

/** The `Set-Cookie` header of a session. The server ends the session, so the cookie may last as long as any of them. */
export function sessionCookie(token: string, site: OwnSite): string {
  return writeCookie('session', token, MAX_SESSION_MS / 1000, site)
}

/** A session with the caller that it stands for. */
export interface FoundSession {
  readonly row: SessionRow
  readonly caller: PersonCaller
}

/** Finds a session by its token; null if it is unknown, ended or expired. */
export async function findSession(queries: Queries, token: string, now: Date): Promise<FoundSession | null> {
  const isGood = and(eq(sessions.token_hash, hashToken(token)), isNull(sessions.ended_at), gt(sessions.expires_at, now))
  const [found] = await queries
    .select({ row: sessions, role: memberships.role, projects: memberships.projects })
    .from(sessions)
    .innerJoin(
      memberships,
      and(eq(memberships.person_id, sessions.person_id), eq(memberships.account_id, sessions.account_id)),
    )
    .where(isGood)
  if (!found) return null
  const { row, role, projects } = found
  const who = { kind: 'person', personId: row.person_id, sessionId: row.id, agent: row.agent } as const
  return { row, caller: { accountId: row.account_id, role, projects, who } }
}

/** Records that a session was used and extends it, at most once a minute. */
export async function noteSessionUse(queries: Queries, row: SessionRow, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - LAST_USE_STEP_MS)
  if (row.last_used_at >= limit) return
  // Of several simultaneous calls only one writes.
  await queries
    .update(sessions)
    .set({ last_used_at: now, expires_at: sessionEnd(row.created_at, now) })
    .where(and(eq(sessions.id, row.id), lt(sessions.last_used_at, limit)))
  await queries
    .update(memberships)
    .set({ last_seen_at: now })
    .where(and(eq(memberships.person_id, row.person_id), eq(memberships.account_id, row.account_id)))
}

/** The sessions of a person that still work, the last used first. */
export async function listSessions(queries: Queries, personId: number, now: Date): Promise<readonly SessionRow[]> {
  return queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.person_id, personId), isNull(sessions.ended_at), gt(sessions.expires_at, now)))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id))
}

/** Ends a session; does nothing if it has ended already. */
export async function endSession(tx: Queries, id: number, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.id, id), isNull(sessions.ended_at)))
}
