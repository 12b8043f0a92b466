import type { Key } from '#contract/keys.ts'
import type { KeptPreviews } from '#contract/previews.ts'
import { actorOfCaller, type Caller, type ReachingActor, type Who } from '#server/account/caller.ts'
import { endInvitationsOfKeys } from '#server/account/end-invitations.ts'
import { coversGrant, firstUnknownProject } from '#server/account/grant.ts'
import { endKey, type IssuedKey, issueKey, type KeyDraft, type KeyRow, listKeys } from '#server/account/key-store.ts'
import type { Queries } from '#server/db/database.ts'
import { wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { invalidField, type Refusal, unknownId } from '#server/http/refusal.ts'
import type { Changed } from '#server/live/change-data.ts'
import { endPreviewsOf } from '#server/preview/maker-previews.ts'
import { announceRights } from '#server/staff-event/announce-staff.ts'

/** Who creates and revokes keys: a caller, or the operator, who is none. */
type KeyMaker = Pick<Caller, 'accountId' | 'role' | 'projects'> & { readonly who: Who | null }

/** The operator of the server as the creator of keys. */
export function operatorOf(accountId: number): KeyMaker {
  return { accountId, role: 'owner', projects: null, who: null }
}

/** The key in the form of the management API. */
export function managedKey(row: KeyRow): Key {
  const { id, name, role, source, projects: narrowed, ending, from_setting, created_by, created_by_person } = row
  return {
    id,
    name,
    role,
    source,
    projects: narrowed,
    ending,
    from_setting,
    created_by,
    created_by_person,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }
}

/** Lists the keys that have no more rights than the caller. */
export async function readKeys(queries: Queries, maker: KeyMaker): Promise<readonly KeyRow[]> {
  return (await listKeys(queries, maker.accountId)).filter((row) => coversGrant(maker, row))
}

/** Creates a key that has no more rights than its creator. */
export async function makeKey(
  tx: Queries,
  maker: KeyMaker,
  draft: Omit<KeyDraft, 'created_by' | 'created_by_person'>,
  now: Date,
): Promise<IssuedKey | Refusal> {
  const unknown = await firstUnknownProject(tx, maker, draft.projects ?? [])
  if (unknown !== null) return unknownId(`projects.${draft.projects?.indexOf(unknown)}`, unknown)
  if (!coversGrant(maker, draft))
    return { refused: 'forbidden', reason: 'Nobody may create a key with more rights than their own' }
  if (draft.expires_at && draft.expires_at <= now) return invalidField('expires_at', 'has to be in the future')
  const issued = await issueKey(tx, maker.accountId, { ...draft, ...creatorOf(maker) })
  await recordHistory(tx, makerActor(maker), wholeChange({ subject: 'key', id: issued.row.id }, 'created'))
  return issued
}

/** Revokes a key that has no more rights than the caller. Its previews end, except those that go over to the caller. */
export async function revokeKey(
  tx: Queries,
  maker: KeyMaker,
  { id, previews }: { readonly id: number; readonly previews: KeptPreviews },
  now: Date,
): Promise<Changed<null> | Refusal> {
  const row = (await readKeys(tx, maker)).find((each) => each.id === id)
  if (!row) return unknownId('id', id)
  if (row.from_setting && !row.revoked_at) {
    return {
      refused: 'conflict',
      reason: 'This key is the setting MANAGE_KEY: change the setting and restart the server',
    }
  }
  if (row.revoked_at) return { result: null, subjects: [] }
  const key = { accountId: maker.accountId, kind: 'key', id } as const
  const by = makerActor(maker)
  const ended = await endPreviewsOf(tx, key, { previews, by }, now)
  await endKey(tx, id, now)
  await endInvitationsOfKeys(tx, [id], now)
  await recordHistory(tx, by, [...wholeChange({ subject: 'key', id }, 'revoked'), ...ended.changes])
  await announceRights(tx, key)
  return { result: null, subjects: ended.subjects }
}

function makerActor({ accountId, projects, who }: KeyMaker): ReachingActor {
  return who ? actorOfCaller({ accountId, projects, who }) : { accountId, projects, kind: 'system', id: null }
}

function creatorOf({ who }: KeyMaker): Pick<KeyDraft, 'created_by' | 'created_by_person'> {
  return {
    created_by: who?.kind === 'key' ? who.keyId : null,
    created_by_person: who?.kind === 'person' ? who.personId : null,
  }
}
