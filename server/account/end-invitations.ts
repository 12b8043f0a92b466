import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { invitations } from '#server/db/tables/person.ts'

/** Ends the invitations of a person who loses rights in an account. Otherwise one of them could bring the rights back. */
export function endInvitationsOf(tx: Queries, accountId: number, personId: number, now: Date): Promise<void> {
  return end(tx, and(eq(invitations.account_id, accountId), eq(invitations.invited_by, personId)), now)
}

/** Ends the invitations of keys that are revoked. */
export function endInvitationsOfKeys(tx: Queries, ids: readonly number[], now: Date): Promise<void> {
  return end(tx, anyOf(invitations.invited_by_key, ids), now)
}

async function end(tx: Queries, isMeant: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ revoked_at: now })
    .where(and(isMeant, isNull(invitations.accepted_at), isNull(invitations.revoked_at)))
}
