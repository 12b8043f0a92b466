import type { InferSelectModel } from 'drizzle-orm'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reach } from '#server/account/key-reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { media } from '#server/db/tables/account.ts'
import { invalidField, type Refusal, unknownId } from '#server/http/refusal.ts'
import type { StoredFile } from './media-files.ts'
import { mediaInReach, prefixesInReach } from './media-reach.ts'
import { findMediaUses, isInDraft } from './media-uses.ts'

/** A row of the media table. */
export type MediaRow = InferSelectModel<typeof media>

/** Lists every file in reach. */
export async function listMedia(queries: Queries, reach: Reach): Promise<readonly MediaRow[]> {
  return queries
    .select()
    .from(media)
    .where(await mediaInReach(queries, reach))
    .orderBy(asc(media.id))
}

/** The hashes of all files with a row, of any account. */
export async function readUsedHashes(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries.selectDistinct({ hash: media.hash }).from(media)
  return new Set(rows.map(({ hash }) => hash))
}

/** Finds files by id. Files of other accounts are left out. */
export async function findMedia(
  queries: Queries,
  accountId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MediaRow>> {
  const rows = await queries
    .select()
    .from(media)
    .where(and(eq(media.account_id, accountId), inArray(media.id, ids.filter(canBeStored))))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Checks that picture fields refer to pictures, and locks those until the transaction ends. */
export async function checkPictures(
  tx: Queries,
  reach: Reach,
  idsByField: Readonly<Record<string, number | null>>,
): Promise<Refusal | null> {
  const asked = Object.entries(idsByField).flatMap(([field, id]) => (id === null ? [] : [{ field, id }]))
  const ids = asked.map(({ id }) => id).filter(canBeStored)
  const rows = await tx
    .select()
    .from(media)
    .where(and(await mediaInReach(tx, reach), inArray(media.id, ids)))
    .orderBy(asc(media.id))
    .for('key share')
  for (const { field, id } of asked) {
    const row = rows.find((candidate) => candidate.id === id)
    if (!row) return unknownId(field, id)
    if (kindOf(row) !== 'image') return invalidField(field, `is ${row.media_type}, not a picture`)
  }
  return null
}

/** The result of an upload. */
export interface StoredMedium {
  readonly row: MediaRow
  /** Whether the name is new. */
  readonly isNew: boolean
  /** Whether it replaced another file of the same name. */
  readonly isReplaced: boolean
}

/** Stores a file under a name. A file in use can only be replaced by one of the same kind. */
export async function storeMedium(
  tx: Queries,
  reach: Reach,
  name: string,
  file: StoredFile,
): Promise<StoredMedium | Refusal> {
  const { accountId } = reach
  const prefixes = await prefixesInReach(tx, reach)
  if (prefixes?.every((prefix) => !name.startsWith(prefix))) {
    return { refused: 'forbidden', reason: `name: has to begin with ${prefixes.join(' or ')}` }
  }
  const values = { account_id: accountId, name, ...file, widths: [...file.widths] }
  // Does nothing if the name is taken, but waits for a concurrent insert of the same name.
  const [created] = await tx.insert(media).values(values).onConflictDoNothing().returning()
  if (created) return { row: created, isNew: true, isReplaced: false }
  const [before] = await tx
    .select()
    .from(media)
    .where(and(eq(media.account_id, accountId), eq(media.name, name)))
    .for('update')
  if (!before) throw new Error('a media file is neither stored nor new')
  if (before.hash === file.hash) return { row: before, isNew: false, isReplaced: false }
  if (kindOf(before) !== kindOf(file) && (await isInUse(tx, before.id))) {
    return invalidField('name', `is in use as ${before.media_type} and can't become ${file.media_type}`)
  }
  const [row] = await tx.update(media).set(values).where(eq(media.id, before.id)).returning()
  if (!row) throw new Error('a media file was not replaced')
  return { row, isNew: false, isReplaced: true }
}

/** Deletes a file that is not in use. Returns null on success. The content is kept while another name uses it. */
export async function deleteMedium(tx: Queries, reach: Reach, id: number): Promise<Refusal | null> {
  const [row] = canBeStored(id)
    ? await tx
        .select({ id: media.id })
        .from(media)
        .where(and(await mediaInReach(tx, reach), eq(media.id, id)))
        // No new reference to a locked row is possible.
        .for('update')
    : []
  if (!row) return unknownId('id', id)
  if ((await findMediaUses(tx, id)).length > 0) return { refused: 'conflict', reason: 'The file is in use' }
  if (await isInDraft(tx, id)) return { refused: 'conflict', reason: 'The file is in use in a draft' }
  await tx.delete(media).where(eq(media.id, id))
  return null
}

async function isInUse(tx: Queries, id: number): Promise<boolean> {
  return (await findMediaUses(tx, id)).length > 0 || (await isInDraft(tx, id))
}

/** A picture can't replace a video or a document, and so on. */
function kindOf({ media_type }: Pick<MediaRow, 'media_type'>): string | undefined {
  return media_type.split('/')[0]
}
