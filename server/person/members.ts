import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Member, MemberPatch } from '#contract/people.ts'
import type { KeptPreviews } from '#contract/previews.ts'
import { hasDuty } from '#domain/account/role.ts'
import { actorOfCaller, type Caller } from '#server/account/caller.ts'
import { endInvitationsOf } from '#server/account/end-invitations.ts'
import { coversGrant, firstUnknownProject, type Grant } from '#server/account/grant.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { oidcIdentities } from '#server/db/tables/passkey.ts'
import { memberships, people } from '#server/db/tables/person.ts'
import { wholeChange } from '#server/history/changes.ts'
import { type Change, recordHistory } from '#server/history/record-history.ts'
import { invalidField, type Refusal, unknownId } from '#server/http/refusal.ts'
import type { Changed } from '#server/live/change-data.ts'
import { endPreviewsBeyond, endPreviewsOf } from '#server/preview/maker-previews.ts'
import { announceRights } from '#server/staff-event/announce-staff.ts'
import { putMembership } from './person-store.ts'

/** The people of the account who have no more rights than the caller. */
export async function readMembers(queries: Queries, caller: Caller): Promise<readonly Member[]> {
  const rows = await queries
    .select({ person: people, membership: memberships, linked: isLinked })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.person_id))
    .where(eq(memberships.account_id, caller.accountId))
    .orderBy(asc(memberships.created_at), asc(people.id))
  return rows
    .filter(({ membership }) => coversGrant(caller, membership))
    .map(({ person: { id, name, email }, membership: { role, projects, created_at, last_seen_at }, linked }) => ({
      id,
      name,
      email,
      role,
      projects,
      linked,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at?.toISOString() ?? null,
    }))
}

const isLinked = sql<boolean>`exists (select 1 from ${oidcIdentities} where ${oidcIdentities.person_id} = ${people.id})`

/** Unbinds a person from their account at the identity provider. Returns null on success. */
export async function unlinkMember(tx: Queries, caller: Caller, id: number, now: Date): Promise<Refusal | null> {
  const member = (await readMembers(tx, caller)).find((each) => each.id === id)
  if (!member?.linked) return unknownId('id', id)
  await tx.delete(oidcIdentities).where(eq(oidcIdentities.person_id, id))
  const change: Change = { subject: 'person', id, field: 'identity', old: true, new: null }
  await recordHistory(tx, actorOfCaller(caller), [change], { at: now })
  return null
}

/** Changes the role of a person, or the projects it is limited to. */
export async function changeMember(
  tx: Queries,
  caller: Caller,
  id: number,
  patch: MemberPatch,
  now: Date,
): Promise<Changed<Member> | Refusal> {
  await lockMembers(tx, caller.accountId)
  const before = (await readMembers(tx, caller)).find((member) => member.id === id)
  if (!before) return unknownId('id', id)
  const after = {
    role: patch.role ?? before.role,
    projects: patch.projects === undefined ? before.projects : patch.projects,
  }
  const refusal = await checkGrant(tx, caller, after)
  if (refusal) return refusal
  if (!isWholeOwner(after) && (await isLastOwner(tx, caller.accountId, id))) return LAST_OWNER
  await putMembership(tx, { personId: id, accountId: caller.accountId, ...after }, now)
  const person = { accountId: caller.accountId, kind: 'person', id } as const
  if (!coversGrant(after, before)) await endInvitationsOf(tx, caller.accountId, id, now)
  const previews = await endPreviewsBeyond(tx, person, after, now)
  const changes: Change[] = [...previews.changes]
  if (before.role !== after.role)
    changes.push({ subject: 'person', id, field: 'role', old: before.role, new: after.role })
  if (String(before.projects) !== String(after.projects)) {
    changes.push({ subject: 'person', id, field: 'projects', old: before.projects, new: after.projects })
  }
  await recordHistory(tx, actorOfCaller(caller), changes, { at: now })
  await announceRights(tx, person)
  return { result: { ...before, ...after }, subjects: previews.subjects }
}

/**
 * Removes a person from the account; their sessions, invitations and previews there end with the membership, except for
 * previews that go over to the caller. Everybody may leave, others are removed by those who administer people.
 */
export async function removeMember(
  tx: Queries,
  caller: Caller,
  { id, previews }: { readonly id: number; readonly previews: KeptPreviews },
  now: Date,
): Promise<Changed<null> | Refusal> {
  const { accountId, role, who } = caller
  await lockMembers(tx, accountId)
  const isSelf = who.kind === 'person' && who.personId === id
  const visible =
    isSelf || (hasDuty(role, 'administer') && (await readMembers(tx, caller)).some((each) => each.id === id))
  if (!visible) return unknownId('id', id)
  if (await isLastOwner(tx, accountId, id)) return LAST_OWNER
  if (isSelf && previews !== 'end') return invalidField('previews', 'end when you leave: only others can keep them')
  const person = { accountId, kind: 'person', id } as const
  const by = actorOfCaller(caller)
  const ended = await endPreviewsOf(tx, person, { previews, by }, now)
  await tx.delete(memberships).where(and(eq(memberships.person_id, id), eq(memberships.account_id, accountId)))
  await endInvitationsOf(tx, accountId, id, now)
  await recordHistory(tx, by, [...wholeChange({ subject: 'person', id }, 'deleted'), ...ended.changes], { at: now })
  await announceRights(tx, person)
  return { result: null, subjects: ended.subjects }
}

/** Refuses unknown projects, and rights that the caller does not have. */
export async function checkGrant(tx: Queries, caller: Caller, grant: Grant): Promise<Refusal | null> {
  const unknown = await firstUnknownProject(tx, caller, grant.projects ?? [])
  if (unknown !== null) return unknownId(`projects.${grant.projects?.indexOf(unknown)}`, unknown)
  if (coversGrant(caller, grant)) return null
  return { refused: 'forbidden', reason: 'Nobody may give more rights than their own' }
}

const LAST_OWNER: Refusal = { refused: 'conflict', reason: 'The last owner stays: make somebody else an owner first' }

/**
 * Changes of members of one account wait for each other, so that two owners can't leave at the same time. Rows that
 * refer to the account, such as those of an import, do not wait.
 */
export async function lockMembers(tx: Queries, accountId: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}

function isWholeOwner({ role, projects }: Grant): boolean {
  return role === 'owner' && projects === null
}

/** Whether a person is the only owner of all projects of an account. */
async function isLastOwner(tx: Queries, accountId: number, personId: number): Promise<boolean> {
  const isOwner = and(
    eq(memberships.account_id, accountId),
    eq(memberships.role, 'owner'),
    isNull(memberships.projects),
  )
  const [own] = await tx
    .select({ found: sql`1` })
    .from(memberships)
    .where(and(isOwner, eq(memberships.person_id, personId)))
  if (!own) return false
  const [other] = await tx
    .select({ found: sql`1` })
    .from(memberships)
    .where(and(isOwner, ne(memberships.person_id, personId)))
    .limit(1)
  return !other
}
