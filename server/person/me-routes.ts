import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { MePatch, Session } from '#contract/people.ts'
import { actorOfCaller, type PersonCaller } from '#server/account/caller.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { accounts } from '#server/db/tables/account.ts'
import { memberships, people, sessions } from '#server/db/tables/person.ts'
import { settingChanges, wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import type { Sites } from '#server/http/read-site-settings.ts'
import { type Refusal, resultOf, unknownId } from '#server/http/refusal.ts'
import { callerOf, personOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { dropCookie } from '#server/session/cookie.ts'
import { ownSiteOf } from '#server/session/own-site.ts'
import { endSession, listSessions } from '#server/session/session-store.ts'
import { announceRights } from '#server/staff-event/announce-staff.ts'
import { readMe } from './me.ts'

/** What the routes about the caller need. */
export interface MeDeps extends Sites {
  readonly database: Database
  readonly now: () => Date
}

/** `manage/me`, `manage/sessions` and `manage/sign-out`: what concerns only the person who calls. */
export function meRoutes(scope: FastifyInstance, deps: MeDeps): void {
  const { database, now } = deps
  manageRoute(scope, 'getMe', async ({ request }) => ({ data: await readMe(database.queries, callerOf(request)) }))

  manageRoute(scope, 'updateMe', async ({ request, body: patch }) => {
    const caller = personOf(request)
    return { data: await database.queries.transaction((tx) => changeMe(tx, caller, patch)) }
  })

  manageRoute(scope, 'switchAccount', async ({ request, body: { account_id } }) => {
    const caller = personOf(request)
    return {
      data: await database.queries.transaction(async (tx) => resultOf(await switchAccount(tx, caller, account_id))),
    }
  })

  manageRoute(scope, 'signOut', async ({ request, reply }) => {
    const caller = personOf(request)
    await database.queries.transaction((tx) => endOwn(tx, caller, caller.who.sessionId, now()))
    const site = ownSiteOf(request, deps)
    if (site) reply.header('set-cookie', dropCookie('session', site))
    return null
  })

  manageRoute(scope, 'listSessions', async ({ request }) => ({
    data: await readSessions(database.queries, personOf(request), now()),
  }))

  manageRoute(scope, 'endSession', async ({ request, params: { id } }) => {
    const caller = personOf(request)
    await database.queries.transaction(async (tx) => resultOf(await endOwn(tx, caller, id, now())))
    return null
  })
}

async function changeMe(tx: Queries, caller: PersonCaller, patch: MePatch) {
  const { personId: id } = caller.who
  const [before] = await tx.select().from(people).where(eq(people.id, id))
  if (before) {
    const after = { name: patch.name ?? before.name, lang: patch.lang ?? before.lang }
    await tx.update(people).set(after).where(eq(people.id, id))
    await recordHistory(tx, actorOfCaller(caller), settingChanges({ subject: 'person', id }, before, after))
  }
  return readMe(tx, caller)
}

/** The session works in the other account from the next call on. */
async function switchAccount(tx: Queries, caller: PersonCaller, accountId: number) {
  const { personId, sessionId } = caller.who
  const isOwn = and(eq(memberships.person_id, personId), eq(memberships.account_id, accountId))
  const [own] = canBeStored(accountId) ? await tx.select().from(memberships).where(isOwn) : []
  if (!own) return unknownId('account_id', accountId)
  await tx.update(sessions).set({ account_id: accountId }).where(eq(sessions.id, sessionId))
  await announceRights(tx, { kind: 'person', id: personId })
  return readMe(tx, { accountId, role: own.role, projects: own.projects, who: caller.who })
}

async function endOwn(tx: Queries, caller: PersonCaller, id: number, now: Date): Promise<Refusal | null> {
  const own = await listSessions(tx, caller.who.personId, now)
  if (!own.some((row) => row.id === id)) return unknownId('id', id)
  await endSession(tx, id, now)
  await announceRights(tx, { kind: 'person', id: caller.who.personId })
  await recordHistory(tx, actorOfCaller(caller), wholeChange({ subject: 'session', id }, 'deleted'), { at: now })
  return null
}

async function readSessions(queries: Queries, { who }: PersonCaller, now: Date): Promise<readonly Session[]> {
  const rows = await listSessions(queries, who.personId, now)
  const ids = rows.map(({ account_id }) => account_id)
  const named = ids.length === 0 ? [] : await queries.select().from(accounts).where(inArray(accounts.id, ids))
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return rows.map(({ id, agent, account_id, created_at, last_used_at, expires_at }) => ({
    id,
    agent,
    account: { id: account_id, name: names.get(account_id) ?? '' },
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_current: id === who.sessionId,
  }))
}
