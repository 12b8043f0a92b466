import { and, asc, eq, type InferSelectModel } from 'drizzle-orm'
import type { Passkey } from '#contract/passkeys.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { passkeys } from '#server/db/tables/passkey.ts'

/** A passkey as it is stored. */
export type PasskeyRow = InferSelectModel<typeof passkeys>

/** The passkeys of a person, the oldest first. */
export async function listPasskeys(queries: Queries, personId: number): Promise<readonly PasskeyRow[]> {
  return queries.select().from(passkeys).where(eq(passkeys.person_id, personId)).orderBy(asc(passkeys.id))
}

/** Finds a passkey by the id that its authenticator gave it. */
export async function findPasskey(queries: Queries, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await queries.select().from(passkeys).where(eq(passkeys.credential_id, credentialId))
  return row ?? null
}

/** Stores a new passkey; null if the same credential exists already. */
export async function insertPasskey(tx: Queries, passkey: Omit<PasskeyRow, 'id'>): Promise<PasskeyRow | null> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return row ?? null
}

/** Records a use. */
export async function noteUse(tx: Queries, id: number, counter: number, now: Date): Promise<void> {
  await tx.update(passkeys).set({ counter, last_used_at: now }).where(eq(passkeys.id, id))
}

/** Removes a passkey of a person. False if the person has no such passkey. */
export async function deletePasskey(tx: Queries, personId: number, id: number): Promise<boolean> {
  if (!canBeStored(id)) return false
  const isOwn = and(eq(passkeys.id, id), eq(passkeys.person_id, personId))
  return (await tx.delete(passkeys).where(isOwn).returning({ id: passkeys.id })).length > 0
}

/** The passkey in the form of the management API. */
export function managedPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return { id, name, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null }
}
