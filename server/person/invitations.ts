import { and, asc, count, eq, gt, type InferSelectModel, isNull, sql } from 'drizzle-orm'
import type { Invitation } from '#contract/people.ts'
import { INVITATION_MS } from '#domain/sign-in/limits.ts'
import { actorOfCaller, type Caller } from '#server/account/caller.ts'
import { coversGrant, type Grant } from '#server/account/grant.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { invitations, memberships, people } from '#server/db/tables/person.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import { createToken, hashToken } from '#server/session/secret-token.ts'
import { checkGrant, lockMembers } from './members.ts'

/** An invitation as stored. */
export type InvitationRow = InferSelectModel<typeof invitations>

/** Who is invited, with which rights. */
interface InvitationDraft extends Grant {
  readonly email: string
  /** Whether the link is only mailed, so that opening it proves the mailbox. */
  readonly isMailed: boolean
}

/** A new invitation. The token is only in its link. */
interface CreatedInvitation {
  readonly row: InvitationRow
  readonly token: string
  readonly company: string
}

const DAY_MS = 86_400_000
// More mails than a company has people to invite in a day, and too few to send spam. A server without mail sends none.
const MOST_A_DAY = 100
const MOST_TO_ONE_A_DAY = 5

/** Invites a person with no more rights than the caller. An open invitation of the same address ends. */
export async function invite(
  tx: Queries,
  caller: Caller,
  draft: InvitationDraft,
  now: Date,
): Promise<CreatedInvitation | Refusal> {
  const { accountId, who } = caller
  await lockMembers(tx, accountId)
  const refusal = await checkGrant(tx, caller, draft)
  if (refusal) return refusal
  if (await isMember(tx, accountId, draft.email))
    return { refused: 'conflict', reason: 'This person is a member already' }
  const today = await countToday(tx, accountId, draft.email, now)
  if (draft.isMailed && (today.all >= MOST_A_DAY || today.toOne >= MOST_TO_ONE_A_DAY)) {
    return { refused: 'rate_limited', reason: 'There were too many invitations in the last 24 hours' }
  }
  await tx
    .update(invitations)
    .set({ revoked_at: now })
    .where(and(isOpen(accountId, now), eq(invitations.email, draft.email)))
  const token = createToken()
  const [row] = await tx
    .insert(invitations)
    .values({
      account_id: accountId,
      email: draft.email,
      role: draft.role,
      projects: draft.projects && [...draft.projects],
      token_hash: hashToken(token),
      is_mailed: draft.isMailed,
      invited_by: who.kind === 'person' ? who.personId : null,
      invited_by_key: who.kind === 'key' ? who.keyId : null,
      created_at: now,
      expires_at: new Date(now.getTime() + INVITATION_MS),
    })
    .returning()
  const [account] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, accountId))
  if (!row || !account) throw new Error('no invitation was created')
  const change = wholeChange({ subject: 'invitation', id: row.id }, 'created')
  await recordHistory(tx, actorOfCaller(caller), change, { at: now })
  return { row, token, company: account.name }
}

/** The open invitations of the account that give no more rights than the caller has. */
export async function readInvitations(queries: Queries, caller: Caller, now: Date): Promise<readonly Invitation[]> {
  const rows = await queries
    .select()
    .from(invitations)
    .where(isOpen(caller.accountId, now))
    .orderBy(asc(invitations.id))
  return rows.filter((row) => coversGrant(caller, row)).map(managedInvitation)
}

/** The invitation in the form of the management API. */
export function managedInvitation(row: InvitationRow): Invitation {
  const { id, email, role, projects, invited_by, created_at, expires_at } = row
  return {
    id,
    email,
    role,
    projects,
    invited_by,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }
}

/** Withdraws an open invitation. Returns null on success. */
export async function revokeInvitation(tx: Queries, caller: Caller, id: number, now: Date): Promise<Refusal | null> {
  const own = await readInvitations(tx, caller, now)
  if (!own.some((each) => each.id === id)) return unknownId('id', id)
  await tx.update(invitations).set({ revoked_at: now }).where(eq(invitations.id, id))
  const change = wholeChange({ subject: 'invitation', id }, 'revoked')
  await recordHistory(tx, actorOfCaller(caller), change, { at: now })
  return null
}

/** An open invitation by the token of its link, with the name of the account. */
export async function findInvitation(
  queries: Queries,
  token: string,
  now: Date,
): Promise<{ readonly row: InvitationRow; readonly company: string } | null> {
  const [found] = await queries
    .select({ row: invitations, company: accounts.name })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.account_id))
    .where(and(eq(invitations.token_hash, hashToken(token)), isWaiting(now)))
  return found ?? null
}

/** Marks an open invitation as accepted; null if it is not open. Only one of several simultaneous calls succeeds. */
export async function takeInvitation(tx: Queries, token: string, now: Date): Promise<InvitationRow | null> {
  const [row] = await tx
    .update(invitations)
    .set({ accepted_at: now })
    .where(and(eq(invitations.token_hash, hashToken(token)), isWaiting(now)))
    .returning()
  return row ?? null
}

async function countToday(tx: Queries, accountId: number, email: string, now: Date) {
  const since = new Date(now.getTime() - DAY_MS)
  const [row] = await tx
    .select({ all: count(), toOne: count(sql`case when ${invitations.email} = ${email} then 1 end`) })
    .from(invitations)
    .where(
      and(eq(invitations.account_id, accountId), eq(invitations.is_mailed, true), gt(invitations.created_at, since)),
    )
  return row ?? { all: 0, toOne: 0 }
}

async function isMember(tx: Queries, accountId: number, email: string): Promise<boolean> {
  const rows = await tx
    .select({ id: people.id })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.person_id))
    .where(and(eq(memberships.account_id, accountId), eq(people.email, email)))
  return rows.length > 0
}

function isOpen(accountId: number, now: Date) {
  return and(eq(invitations.account_id, accountId), isWaiting(now))
}

function isWaiting(now: Date) {
  return and(isNull(invitations.accepted_at), isNull(invitations.revoked_at), gt(invitations.expires_at, now))
}
