import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { memberships } from '#server/db/tables/person.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { findOrCreatePerson, findPerson, type PersonDraft, type PersonRow } from '#server/person/person-store.ts'

/** A mail address that somebody with a link has typed in. */
interface TypedMail extends PersonDraft {
  /** The account that the link is for. */
  readonly accountId: number
  /** The person whose session the browser has; null if there is none. */
  readonly signedInAs: number | null
}

/**
 * The person of a mail address that was only typed in. A known person must be signed in, because otherwise everybody
 * with a link for one company could act as any person of another one. The exception is a person of this company alone
 * whose mailbox was never proven: without a mail server there is no other way back in.
 */
export async function personOfTypedMail(tx: Queries, mail: TypedMail, now: Date): Promise<PersonRow | Refusal> {
  const { accountId, signedInAs, ...draft } = mail
  const known = await findPerson(tx, draft.email)
  if (!known) return findOrCreatePerson(tx, draft, now)
  if (known.id === signedInAs) return known
  if (known.email_proven_at === null && !(await isElsewhere(tx, known.id, accountId))) return known
  return {
    refused: 'conflict',
    reason: 'email: there is a person with this address. Sign in first and open the link again, or use another address',
  }
}

async function isElsewhere(tx: Queries, personId: number, accountId: number): Promise<boolean> {
  const rows = await tx
    .select({ found: sql`1` })
    .from(memberships)
    .where(and(eq(memberships.person_id, personId), ne(memberships.account_id, accountId)))
    .limit(1)
  return rows.length > 0
}
