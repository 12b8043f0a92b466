import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, asc, eq, gt, type InferSelectModel, isNull, lt, ne, or } from 'drizzle-orm'
import type { KeySource } from '#contract/keys.ts'
import type { Role } from '#domain/account/role.ts'
import type { Queries } from '#server/db/database.ts'
import { accounts, apiKeys } from '#server/db/tables/account.ts'
import type { Caller } from './caller.ts'

/** A key as it is stored. */
export type KeyRow = InferSelectModel<typeof apiKeys>

/** The name of a new key and what it may do. */
export interface KeyDraft {
  readonly name: string
  readonly role: Role
  /** What uses it; by default the developer's own system. */
  readonly source?: KeySource
  /** Ids of projects; null: all of the account. */
  readonly projects: readonly number[] | null
  readonly expires_at: Date | null
  /** The key that created this one; null: a person or the operator. */
  readonly created_by: number | null
  /** The person who created it. */
  readonly created_by_person?: number | null
}

/** A new key. Only a hash of its text is stored, so the text can't be read again. */
export interface IssuedKey {
  readonly row: KeyRow
  readonly key: string
}

// 24 bytes are 32 characters, and 192 bits can't be guessed.
const KEY_BYTES = 24
const KEY_PREFIX = 'vk_'
const ENDING_LENGTH = 4

// Otherwise every call of a busy system would write to the database.
const LAST_USE_STEP_MS = 60_000

/** Creates the account of a developer and returns its id. */
export async function createAccount(queries: Queries, name: string): Promise<number> {
  const [row] = await queries.insert(accounts).values({ name }).returning({ id: accounts.id })
  if (!row) throw new Error('no account was created')
  return row.id
}

/** Creates a management key of an account. */
export async function issueKey(queries: Queries, accountId: number, draft: KeyDraft): Promise<IssuedKey> {
  const key = KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url')
  const kept = { account_id: accountId, hash: hashOf(key), ending: key.slice(-ENDING_LENGTH) }
  const projects = draft.projects && [...draft.projects]
  const [row] = await queries
    .insert(apiKeys)
    .values({ ...draft, ...kept, projects })
    .returning()
  if (!row) throw new Error('no key was created')
  return { row, key }
}

/** Creates an owner's key for all projects that never expires, and returns its text. */
export async function createKey(queries: Queries, accountId: number, name: string): Promise<string> {
  const draft = { name, role: 'owner', projects: null, expires_at: null, created_by: null } as const
  return (await issueKey(queries, accountId, draft)).key
}

/** The keys of an account, revoked and expired ones included. */
export async function listKeys(queries: Queries, accountId: number): Promise<readonly KeyRow[]> {
  return queries.select().from(apiKeys).where(eq(apiKeys.account_id, accountId)).orderBy(asc(apiKeys.id))
}

/** Revokes a key; does nothing if it is already revoked. */
export async function endKey(queries: Queries, id: number, now: Date): Promise<void> {
  const isAlive = and(eq(apiKeys.id, id), isNull(apiKeys.revoked_at))
  await queries.update(apiKeys).set({ revoked_at: now }).where(isAlive)
}

/** Finds a key by its text; null if it is unknown, revoked or expired. */
export async function findKey(queries: Queries, key: string, now: Date): Promise<KeyRow | null> {
  const hash = hashOf(key)
  const isGood = and(isNull(apiKeys.revoked_at), or(isNull(apiKeys.expires_at), gt(apiKeys.expires_at, now)))
  const [row] = await queries
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.hash, hash), isGood))
  return row && timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash)) ? row : null
}

/** The caller that a key stands for. */
export function callerOfKey({ account_id, id, role, projects, source }: KeyRow): Caller {
  return { accountId: account_id, role, projects, who: { kind: 'key', keyId: id, source } }
}

/** Records that a key was used, at most once a minute. */
export async function noteUse(queries: Queries, { id, last_used_at }: KeyRow, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - LAST_USE_STEP_MS)
  if (last_used_at && last_used_at >= limit) return
  // Of several simultaneous calls only one writes.
  const isOld = or(isNull(apiKeys.last_used_at), lt(apiKeys.last_used_at, limit))
  await queries
    .update(apiKeys)
    .set({ last_used_at: now })
    .where(and(eq(apiKeys.id, id), isOld))
}

/** Adds the MANAGE_KEY setting as a key of an account. A created key that was revoked stays revoked. */
export async function putSettingKey(queries: Queries, accountId: number, key: string): Promise<void> {
  const values = { account_id: accountId, name: 'MANAGE_KEY', hash: hashOf(key), from_setting: true }
  await queries
    .insert(apiKeys)
    .values({ ...values, role: 'owner' })
    .onConflictDoUpdate({ target: apiKeys.hash, set: { revoked_at: null }, setWhere: eq(apiKeys.from_setting, true) })
}

/**
 * Revokes the keys of earlier MANAGE_KEY values, and returns their ids; `key` is the current value, null if it is not set.
 */
export async function endSettingKeys(queries: Queries, key: string | null, now: Date): Promise<readonly number[]> {
  const isOther = key === null ? undefined : ne(apiKeys.hash, hashOf(key))
  const ended = await queries
    .update(apiKeys)
    .set({ revoked_at: now })
    .where(and(eq(apiKeys.from_setting, true), isNull(apiKeys.revoked_at), isOther))
    .returning({ id: apiKeys.id })
  return ended.map(({ id }) => id)
}

/** A plain hash is enough: keys are random and too long to guess. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
