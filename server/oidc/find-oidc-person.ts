import { and, eq } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { oidcIdentities } from '#server/db/tables/passkey.ts'
import { people } from '#server/db/tables/person.ts'
import { findPerson } from '#server/person/person-store.ts'
import type { OidcPerson } from './oidc-client.ts'

/** A person of ours who came back from the provider. */
interface FoundOidcPerson {
  readonly personId: number
  /** Whether the provider vouched for the mail address just now. */
  readonly provesMail: boolean
}

/**
 * The person whom the provider names: by its own name for them or, the first time, by a mail address that it vouches
 * for. Null if nobody here has that address, or if the person has another account at the provider: mailboxes are given to
 * others, and a provider may have several tenants.
 */
export async function findOidcPerson(
  tx: Queries,
  { issuer, subject, email }: OidcPerson,
): Promise<FoundOidcPerson | null> {
  const [known] = await tx
    .select({ personId: oidcIdentities.person_id })
    .from(oidcIdentities)
    .where(and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject)))
  if (known) return { ...known, provesMail: false }
  const person = email === null ? null : await findPerson(tx, email)
  if (!person || (await hasIdentity(tx, issuer, person.id))) return null
  return { personId: person.id, provesMail: true }
}

/** Two accounts of the provider may come in at the same time, so the person is locked. */
async function hasIdentity(tx: Queries, issuer: string, personId: number): Promise<boolean> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('update')
  const [own] = await tx
    .select({ subject: oidcIdentities.subject })
    .from(oidcIdentities)
    .where(and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.person_id, personId)))
  return own !== undefined
}

/** Remembers the provider's name for a person, who may change the mail address later. */
export async function keepIdentity(tx: Queries, { issuer, subject }: OidcPerson, personId: number, now: Date) {
  await tx
    .insert(oidcIdentities)
    .values({ issuer, subject, person_id: personId, created_at: now })
    .onConflictDoNothing()
}
