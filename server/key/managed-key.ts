import { eq } from 'drizzle-orm'
import type { Key } from '#contract/keys.ts'
import { coversProjects, coversRole } from '#domain/account/role.ts'
import type { Caller } from '#server/account/caller.ts'
import type { Reach } from '#server/account/key-reach.ts'
import { endKey, type IssuedKey, issueKey, type KeyDraft, type KeyRow, listKeys } from '#server/account/key-store.ts'
import type { Queries } from '#server/db/database.ts'
import { projects } from '#server/db/tables/project.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { invalidField, type Refusal, unknownId } from '#server/http/refusal.ts'

/** Who creates and revokes keys: the holder of a key, or the operator, who has none. */
export type KeyMaker = Pick<Caller, 'accountId' | 'role' | 'projects'> & { readonly keyId: number | null }

/** The operator of the server as the creator of keys. */
export function operatorOf(accountId: number): KeyMaker {
  return { accountId, role: 'owner', projects: null, keyId: null }
}

/** The key in the form of the management API. */
export function managedKey(row: KeyRow): Key {
  const { id, name, role, source, projects: narrowed, ending, from_setting, created_by } = row
  return {
    ...{ id, name, role, source, projects: narrowed, ending, from_setting, created_by },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }
}

/** Lists the keys that have no more rights than the caller. */
export async function readKeys(queries: Queries, maker: KeyMaker): Promise<readonly KeyRow[]> {
  return (await listKeys(queries, maker.accountId)).filter((row) => covers(maker, row))
}

/** Creates a key that has no more rights than its creator. */
export async function makeKey(
  tx: Queries,
  maker: KeyMaker,
  draft: Omit<KeyDraft, 'created_by'>,
  now: Date,
): Promise<IssuedKey | Refusal> {
  const unknown = await firstUnknown(tx, maker, draft.projects ?? [])
  if (unknown !== null) return unknownId(`projects.${draft.projects?.indexOf(unknown)}`, unknown)
  if (!covers(maker, draft))
    return { refused: 'forbidden', reason: 'A key may not create a key with more rights than its own' }
  if (draft.expires_at && draft.expires_at <= now) return invalidField('expires_at', 'has to be in the future')
  const issued = await issueKey(tx, maker.accountId, { ...draft, created_by: maker.keyId })
  await record(tx, maker, issued.row.id, 'created')
  return issued
}

/** Revokes a key that has no more rights than the caller. Returns null on success. */
export async function revokeKey(tx: Queries, maker: KeyMaker, id: number, now: Date): Promise<Refusal | null> {
  const row = (await readKeys(tx, maker)).find((each) => each.id === id)
  if (!row) return unknownId('id', id)
  if (row.from_setting && !row.revoked_at) {
    return {
      refused: 'conflict',
      reason: 'This key is the setting MANAGE_KEY: change the setting and restart the server',
    }
  }
  if (row.revoked_at) return null
  await endKey(tx, id, now)
  await record(tx, maker, id, 'revoked')
  return null
}

async function record(
  tx: Queries,
  { accountId, keyId }: KeyMaker,
  id: number,
  act: 'created' | 'revoked',
): Promise<void> {
  const by = keyId === null ? ({ kind: 'system', id: null } as const) : ({ kind: 'key', id: keyId } as const)
  await recordHistory(tx, { accountId, ...by }, wholeChange({ subject: 'key', id }, act))
}

function covers(maker: KeyMaker, { role, projects: narrowed }: Pick<KeyDraft, 'role' | 'projects'>): boolean {
  return coversRole(maker.role, role) && coversProjects(maker.projects, narrowed)
}

/** The first id that is not a project in reach. */
async function firstUnknown(tx: Queries, reach: Reach, ids: readonly number[]): Promise<number | null> {
  const own = await tx.select({ id: projects.id }).from(projects).where(eq(projects.account_id, reach.accountId))
  const known = new Set(own.map(({ id }) => id))
  return ids.find((id) => !known.has(id) || !coversProjects(reach.projects, [id])) ?? null
}
