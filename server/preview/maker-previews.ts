import { and, eq, gt, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import { isShortPreview, type KeptPreviews } from '#contract/previews.ts'
import { hasDuty } from '#domain/account/role.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Grant } from '#server/account/grant.ts'
import { ofCatalogueInReach, type Reach } from '#server/account/reach.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { apiKeys } from '#server/db/tables/account.ts'
import { previews } from '#server/db/tables/preview.ts'
import { PREVIEW_LINKS, type Subject } from '#server/live/change.ts'

/** A preview as stored. */
export type PreviewRow = typeof previews.$inferSelect

/** What became of previews, for the history, and what their open pages have to read again. */
interface PreviewsChanged {
  readonly changes: readonly PreviewChange[]
  readonly subjects: readonly Subject[]
}

type PreviewState = 'created' | 'revoked' | 'taken_over'

/** A change of a preview in the history of its catalogue. */
interface PreviewChange {
  readonly subject: 'catalogue'
  readonly id: number
  readonly field: 'preview'
  readonly new: { readonly id: number; readonly state: PreviewState }
}

/** What the history says about a preview. */
export function changeOfPreview({ id, catalogue_id }: PreviewRow, state: PreviewState): PreviewChange {
  return { subject: 'catalogue', id: catalogue_id, field: 'preview', new: { id, state } }
}

/** Ends the previews of a person or key that is going, except those that go over to whoever removes it. */
export async function endPreviewsOf(
  tx: Queries,
  maker: Actor,
  kept: { readonly previews: KeptPreviews; readonly by: Actor & Reach } | null,
  now: Date,
): Promise<PreviewsChanged> {
  const taken = kept === null || kept.previews === 'end' ? [] : await takeOver(tx, maker, kept.previews, kept.by, now)
  const ended = await endWhere(tx, ofMaker(maker), now)
  const changes = taken.filter((row) => !isShortPreview(row)).map((row) => changeOfPreview(row, 'taken_over'))
  const subjects = taken.length > 0 ? [PREVIEW_LINKS, ...catalogueOf(taken)] : []
  return { changes: [...changes, ...ended.changes], subjects: [...subjects, ...ended.subjects] }
}

/** Ends the previews of a person who may do less by now: all of them, or those of catalogues out of reach. */
export async function endPreviewsBeyond(
  tx: Queries,
  maker: Actor,
  { role, projects }: Grant,
  now: Date,
): Promise<PreviewsChanged> {
  if (!hasDuty(role, 'describe')) return endWhere(tx, ofMaker(maker), now)
  const inReach = ofCatalogueInReach(previews.catalogue_id, { accountId: maker.accountId, projects })
  return inReach ? endWhere(tx, and(ofMaker(maker), not(inReach)), now) : { changes: [], subjects: [] }
}

/** Ends the previews of keys, whatever their accounts. Returns what their open pages have to read again. */
export async function endPreviewsOfKeys(tx: Queries, ids: readonly number[], now: Date): Promise<readonly Subject[]> {
  const isOfKey = and(inArray(previews.who_kind, KEY_KINDS), anyOf(previews.who_id, ids))
  return (await endWhere(tx, isOfKey, now)).subjects
}

const KEY_KINDS: (typeof previews.$inferSelect)['who_kind'][] = ['key', 'feed', 'crm']

function ofMaker({ accountId, kind, id }: Actor): SQL | undefined {
  const kinds = kind === 'person' ? eq(previews.who_kind, kind) : inArray(previews.who_kind, KEY_KINDS)
  return and(eq(previews.account_id, accountId), kinds, eq(previews.who_id, id ?? 0))
}

async function takeOver(
  tx: Queries,
  maker: Actor,
  wanted: Exclude<KeptPreviews, 'end'>,
  { accountId, projects, kind, id }: Actor & Reach,
  now: Date,
): Promise<readonly PreviewRow[]> {
  // The preview of a key lasts no longer than the key.
  const expires_at = kind === 'person' ? previews.expires_at : lastsAsKey(id)
  const named = wanted === 'keep' ? undefined : anyOf(previews.id, wanted)
  const reach = ofCatalogueInReach(previews.catalogue_id, { accountId, projects })
  return tx
    .update(previews)
    .set({ who_kind: kind, who_id: id, expires_at: sql`${expires_at}` })
    .where(and(ofMaker(maker), named, reach, isNull(previews.ended_at), gt(previews.expires_at, now)))
    .returning()
}

function lastsAsKey(id: number | null): SQL {
  return sql`least(${previews.expires_at}, (select ${apiKeys.expires_at} from ${apiKeys} where ${apiKeys.id} = ${id}))`
}

async function endWhere(tx: Queries, where: SQL | undefined, now: Date): Promise<PreviewsChanged> {
  const ended = await tx
    .update(previews)
    .set({ ended_at: now })
    .where(and(where, isNull(previews.ended_at), gt(previews.expires_at, now)))
    .returning()
  const changes = ended.filter((row) => !isShortPreview(row)).map((row) => changeOfPreview(row, 'revoked'))
  return { changes, subjects: ended.length > 0 ? [PREVIEW_LINKS, ...catalogueOf(ended)] : [] }
}

/** Open pages of these catalogues ask again, and those under an ended preview find it closed. */
function catalogueOf(rows: readonly PreviewRow[]): readonly Subject[] {
  const ids = new Set(rows.filter((row) => !isShortPreview(row)).map(({ catalogue_id }) => catalogue_id))
  return [...ids].map((id) => ({ scope: 'catalogue', id }))
}
