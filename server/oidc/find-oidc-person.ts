import { and, eq } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { oidcIdentities } from '#server/db/tables/passkey.ts'
import { findPerson } from '#server/person/person-store.ts'
import type { OidcPerson } from './oidc-client.ts'

/** A person of ours who came back from the provider. */
export interface FoundOidcPerson {
  readonly personId: number
  /** Whether the provider vouched for the mail address just now. */
  readonly provesMail: boolean
}

/**
 * The person whom the provider names: by its own name for them or, the first time, by a mail address that it vouches
 * for. Null if nobody here has that address.
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
  return person && { personId: person.id, provesMail: true }
}

/** Remembers the provider's name for a person, who may change the mail address later. */
export async function keepIdentity(tx: Queries, { issuer, subject }: OidcPerson, personId: number, now: Date) {
  await tx
    .insert(oidcIdentities)
    .values({ issuer, subject, person_id: personId, created_at: now })
    .onConflictDoNothing()
}
