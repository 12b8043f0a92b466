import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { oidcIdentities, passkeys } from '#server/db/tables/passkey.ts'
import { people, sessions } from '#server/db/tables/person.ts'
import { announceRights } from '#server/staff-event/announce-staff.ts'

/** How a person shows that the mailbox is theirs. */
interface MailProof {
  readonly personId: number
  /** Whether the browser has a session of the person: then everything else the person signs in with is theirs too. */
  readonly isSignedIn: boolean
}

/**
 * Records that a person has shown that the mailbox is theirs. The first time this ends all sessions of the person unless
 * they are signed in: until now the address was only typed in, perhaps by somebody else who waits for the rights of its
 * true owner. The person's passkeys and names at an identity provider go too: nobody knows who added them.
 */
export async function proveMail(tx: Queries, { personId, isSignedIn }: MailProof, now: Date): Promise<void> {
  const [first] = await tx
    .update(people)
    .set({ email_proven_at: now })
    .where(and(eq(people.id, personId), isNull(people.email_proven_at)))
    .returning({ id: people.id })
  if (!first || isSignedIn) return
  await tx
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.person_id, personId), isNull(sessions.ended_at)))
  await announceRights(tx, { kind: 'person', id: personId })
  await tx.delete(passkeys).where(eq(passkeys.person_id, personId))
  await tx.delete(oidcIdentities).where(eq(oidcIdentities.person_id, personId))
}
