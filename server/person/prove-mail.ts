import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { oidcIdentities, passkeys } from '#server/db/tables/passkey.ts'
import { people, sessions } from '#server/db/tables/person.ts'

/**
 * Records that a person has shown that the mailbox is theirs. The first time this ends the person's other sessions:
 * until then the address was only typed in, perhaps by somebody else who waits for the rights of its true owner.
 * `ownSession` is the session of the browser that shows it, which stays. Without one, passkeys and names at an identity
 * provider go too: nobody knows who added them.
 */
export async function proveMail(tx: Queries, personId: number, ownSession: number | null, now: Date): Promise<void> {
  const [first] = await tx
    .update(people)
    .set({ email_proven_at: now })
    .where(and(eq(people.id, personId), isNull(people.email_proven_at)))
    .returning({ id: people.id })
  if (!first) return
  const isOther = ownSession === null ? undefined : ne(sessions.id, ownSession)
  await tx
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.person_id, personId), isNull(sessions.ended_at), isOther))
  if (ownSession !== null) return
  await tx.delete(passkeys).where(eq(passkeys.person_id, personId))
  await tx.delete(oidcIdentities).where(eq(oidcIdentities.person_id, personId))
}
