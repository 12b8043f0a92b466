import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { OWNER_LINK_MS } from '#domain/sign-in/limits.ts'
import { firstAccount } from '#server/account/first-key.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { ownerLinks } from '#server/db/tables/person.ts'
import { hasOwner } from '#server/person/person-store.ts'
import { createToken, hashToken } from '#server/session/secret-token.ts'

/** Creates a link that makes its holder an owner of an account, and returns its token. */
export async function createOwnerLink(queries: Queries, accountId: number, now: Date): Promise<string> {
  const token = createToken()
  const expires_at = new Date(now.getTime() + OWNER_LINK_MS)
  await queries
    .insert(ownerLinks)
    .values({ account_id: accountId, token_hash: hashToken(token), created_at: now, expires_at })
  return token
}

/**
 * The token of a link for the first owner; earlier unused links of that account end. Null once there is an owner in any
 * account.
 */
export async function createFirstStartLink(queries: Queries, now: Date): Promise<string | null> {
  return queries.transaction(async (tx) => {
    if (await hasOwner(tx)) return null
    const accountId = await firstAccount(tx)
    await tx
      .update(ownerLinks)
      .set({ expires_at: now })
      .where(and(eq(ownerLinks.account_id, accountId), isNull(ownerLinks.used_at), gt(ownerLinks.expires_at, now)))
    return createOwnerLink(tx, accountId, now)
  })
}

/** The account of a link that is still good; null if it is unknown, used or expired. */
export async function findOwnerLink(
  queries: Queries,
  token: string,
  now: Date,
): Promise<{ readonly id: number; readonly name: string } | null> {
  const [row] = await queries
    .select({ id: accounts.id, name: accounts.name })
    .from(ownerLinks)
    .innerJoin(accounts, eq(accounts.id, ownerLinks.account_id))
    .where(isGood(token, now))
  return row ?? null
}

/** Spends a link and returns its account; null if it is not good. Only one of several simultaneous calls succeeds. */
export async function spendOwnerLink(tx: Queries, token: string, now: Date): Promise<number | null> {
  const [row] = await tx
    .update(ownerLinks)
    .set({ used_at: now })
    .where(isGood(token, now))
    .returning({ accountId: ownerLinks.account_id })
  return row?.accountId ?? null
}

/** Removes links that ended long ago. */
export async function cleanOwnerLinks(queries: Queries, before: Date): Promise<void> {
  await queries.delete(ownerLinks).where(lt(ownerLinks.expires_at, before))
}

function isGood(token: string, now: Date) {
  return and(eq(ownerLinks.token_hash, hashToken(token)), isNull(ownerLinks.used_at), gt(ownerLinks.expires_at, now))
}
