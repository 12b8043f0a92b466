import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { accounts, apiKeys } from '#server/db/tables/account.ts'

// 24 bytes are 32 characters: nobody guesses one of 2^192.
const KEY_BYTES = 24
const KEY_PREFIX = 'vk_'

/** Creates the account of a developer; gives its id. */
export async function createAccount(queries: Queries, name: string): Promise<number> {
  const [row] = await queries.insert(accounts).values({ name }).returning({ id: accounts.id })
  if (!row) throw new Error('no account was created')
  return row.id
}

/** Creates a management key of an account. It can't be read again: only its hash is kept. */
export async function createKey(queries: Queries, accountId: number, name: string): Promise<string> {
  const key = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url')
  await queries.insert(apiKeys).values({ account_id: accountId, name, hash: hashOf(key) })
  return key
}

/** Lets a key that was chosen elsewhere open an account; nothing happens to one that is known, revoked ones included. */
export async function ensureKey(queries: Queries, accountId: number, key: string): Promise<void> {
  await queries
    .insert(apiKeys)
    .values({ account_id: accountId, name: 'MANAGE_KEY', hash: hashOf(key) })
    .onConflictDoNothing({ target: apiKeys.hash })
}

/** The key that a caller brought, and the account that it opens. */
export interface FoundKey {
  readonly accountId: number
  readonly keyId: number
}

/** Finds a key; null for an unknown or revoked one. */
export async function findKey(queries: Queries, key: string): Promise<FoundKey | null> {
  const hash = hashOf(key)
  const [row] = await queries
    .select({ id: apiKeys.id, account_id: apiKeys.account_id, hash: apiKeys.hash })
    .from(apiKeys)
    .where(and(eq(apiKeys.hash, hash), isNull(apiKeys.revoked_at)))
  const isIt = row && timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))
  return isIt ? { accountId: row.account_id, keyId: row.id } : null
}

/** A key is random and long, so that a plain hash can't be turned back. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
