import { and, eq, gt, isNull } from 'drizzle-orm'
import { OWNER_LINK_MS } from '#domain/sign-in/limits.ts'
import { FIRST_ACCOUNT, findFirstAccount, firstAccount } from '#server/account/first-key.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts } from '#server/db/tables/account.ts'
import { ownerLinks } from '#server/db/tables/person.ts'
import { hasOwner } from '#server/person/person-store.ts'
import { createToken, hashToken } from '#server/session/secret-token.ts'

/** Creates a link that makes its holder an owner of an account, and returns its token. Null: of the first account. */
export async function createOwnerLink(queries: Queries, accountId: number | null, now: Date): Promise<string> {
  const token = createToken()
  const expires_at = new Date(now.getTime() + OWNER_LINK_MS)
  await queries
    .insert(ownerLinks)
    .values({ account_id: accountId, token_hash: hashToken(token), created_at: now, expires_at })
  return token
}

/**
 * The token of a link for the first owner; the links of earlier starts end. Null once any account has an owner. Does not
 * create the account, because an empty database is where the demo is loaded.
 */
export async function createFirstStartLink(queries: Queries, now: Date): Promise<string | null> {
  return queries.transaction(async (tx) => {
    if (await hasOwner(tx)) return null
    await tx
      .update(ownerLinks)
      .set({ expires_at: now })
      .where(and(isNull(ownerLinks.account_id), isNull(ownerLinks.used_at), gt(ownerLinks.expires_at, now)))
    return createOwnerLink(tx, null, now)
  })
}

/** The name of the account of a link that is still good; null if it is unknown, used or expired. */
export async function findOwnerLink(queries: Queries, token: string, now: Date): Promise<string | null> {
  const [row] = await queries
    .select({ id: ownerLinks.account_id, name: accounts.name })
    .from(ownerLinks)
    .leftJoin(accounts, eq(accounts.id, ownerLinks.account_id))
    .where(isGood(token, now))
  if (!row) return null
  return row.name ?? (await findFirstAccount(queries))?.name ?? FIRST_ACCOUNT
}

/** Spends a link and returns its account; null if it is not good. Only one of several simultaneous calls succeeds. */
export async function spendOwnerLink(tx: Queries, token: string, now: Date): Promise<number | null> {
  const [row] = await tx.update(ownerLinks).set({ used_at: now }).where(isGood(token, now)).returning()
  return row ? (row.account_id ?? firstAccount(tx)) : null
}

function isGood(token: string, now: Date) {
  return and(eq(ownerLinks.token_hash, hashToken(token)), isNull(ownerLinks.used_at), gt(ownerLinks.expires_at, now))
}
