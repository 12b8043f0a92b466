import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { isShortPreview, type ManagedPreview, type PreviewBody } from '#contract/previews.ts'
import type { Actor } from '#server/account/actor.ts'
import type { ReachingActor } from '#server/account/caller.ts'
import { ofCatalogueInReach, type Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import { previews } from '#server/db/tables/preview.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import { PREVIEW_LINKS, type Subject } from '#server/live/change.ts'
import type { Changed } from '#server/live/change-data.ts'
import { changeOfPreview, type PreviewRow } from '#server/preview/maker-previews.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Stores a preview of a catalogue. */
export async function insertPreview(
  tx: Queries,
  by: ReachingActor,
  { catalogue_id, days = 1, minutes, draft = true }: PreviewBody,
  now: Date,
): Promise<Changed<PreviewRow>> {
  const life = minutes === undefined ? days * DAY_MS : minutes * MINUTE_MS
  const end = Math.min(now.getTime() + life, await endOfMaker(tx, by))
  // Tokens have whole seconds.
  const expires = new Date(Math.floor(end / 1000) * 1000)
  const [row] = await tx
    .insert(previews)
    .values({
      account_id: by.accountId,
      catalogue_id,
      created_at: now,
      expires_at: expires,
      shows_draft: draft,
      who_kind: by.kind,
      who_id: by.id,
    })
    .returning()
  if (!row) throw new Error('no preview was stored')
  if (!isShortPreview(row)) await recordHistory(tx, by, [changeOfPreview(row, 'created')])
  return { result: row, subjects: [PREVIEW_LINKS] }
}

/** The previews in reach that are still valid. */
export async function listPreviews(queries: Queries, reach: Reach, now: Date): Promise<readonly ManagedPreview[]> {
  const rows = await queries
    .select()
    .from(previews)
    .where(and(isInReach(reach), isNull(previews.ended_at), gt(previews.expires_at, now)))
    .orderBy(asc(previews.id))
  return rows.map(previewOf)
}

/**
 * Switches a preview off. Open pages of the catalogue ask again and find it closed. A short one has no pages but those of
 * its maker, so the visitors of the catalogue are not bothered.
 */
export async function endPreview(
  tx: Queries,
  by: ReachingActor,
  id: number,
  now: Date,
): Promise<Changed<null> | Refusal> {
  const isOwn = and(isInReach(by), eq(previews.id, id), isNull(previews.ended_at))
  const [row] = canBeStored(id) ? await tx.update(previews).set({ ended_at: now }).where(isOwn).returning() : []
  if (!row) return unknownId('id', id)
  if (isShortPreview(row)) return { result: null, subjects: [PREVIEW_LINKS] }
  await recordHistory(tx, by, [changeOfPreview(row, 'revoked')])
  const catalogue: Subject = { scope: 'catalogue', id: row.catalogue_id }
  return { result: null, subjects: [PREVIEW_LINKS, catalogue] }
}

/** A preview as the API shows it. */
export function previewOf(row: PreviewRow): ManagedPreview {
  const { id, catalogue_id, shows_draft: draft, who_kind: kind, who_id } = row
  return {
    id,
    catalogue_id,
    draft,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    who: { kind, id: who_id },
  }
}

function isInReach(reach: Reach) {
  return and(eq(previews.account_id, reach.accountId), ofCatalogueInReach(previews.catalogue_id, reach))
}

/** The preview of a key lasts no longer than the key. */
async function endOfMaker(tx: Queries, { kind, id }: Actor): Promise<number> {
  if (kind === 'person' || id === null) return Number.POSITIVE_INFINITY
  const [key] = await tx.select({ expires: apiKeys.expires_at }).from(apiKeys).where(eq(apiKeys.id, id))
  return key?.expires?.getTime() ?? Number.POSITIVE_INFINITY
}
