import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { PartnerPatch } from '#contract/partners.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import type { Queries } from '#server/db/database.ts'
import { partners } from '#server/db/tables/catalogue.ts'
import { settingChanges, wholeChange } from '#server/history/changes.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import { PARTNER_LINKS } from '#server/live/change.ts'
import type { Changed } from '#server/live/change-data.ts'
import { checkPictures } from '#server/media/media-store.ts'
import { lockPartner, type StoredPartner } from './partner-store.ts'

/** Changes a partner's settings. */
export async function patchPartner(
  tx: Queries,
  by: ReachingActor,
  id: number,
  patch: PartnerPatch,
): Promise<Changed<StoredPartner> | Refusal> {
  const before = await lockPartner(tx, by, id)
  if (!before) return unknownId('id', id)
  // A JSON body has no undefined, although the type of its schema allows it.
  const after = { ...before, ...patch } as StoredPartner
  if (isDeepStrictEqual(before, after)) return { result: before, subjects: [] }
  const { photo_id = null, logo_id = null } = patch
  const refusal = await checkPictures(tx, by, { photo_id, logo_id })
  if (refusal) return refusal
  const { token: _, id: __, ...row } = after
  await tx.update(partners).set(row).where(eq(partners.id, id))
  await recordHistory(tx, by, settingChanges({ subject: 'partner', id }, before, after))
  return { result: after, subjects: [{ scope: 'partner', id }] }
}

/**
 * Revokes a partner's link permanently: it returns 404, and open pages are notified. The partner's orders keep the
 * name.
 */
export async function revokePartner(
  tx: Queries,
  by: ReachingActor,
  id: number,
  now: Date,
): Promise<Changed<null> | Refusal> {
  const before = await lockPartner(tx, by, id)
  if (!before) return unknownId('id', id)
  if (before.revoked_at) return { result: null, subjects: [] }
  await tx.update(partners).set({ revoked_at: now }).where(eq(partners.id, id))
  await recordHistory(tx, by, wholeChange({ subject: 'partner', id }, 'revoked'))
  return { result: null, subjects: [PARTNER_LINKS, { scope: 'partner', id }] }
}
