import type { InferSelectModel } from 'drizzle-orm'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { media } from '#server/db/tables/account.ts'
import { invalidField, type Refusal, unknownId } from '#server/http/refusal.ts'
import type { StoredFile } from './media-files.ts'
import { mediaInReach, prefixesInReach } from './media-reach.ts'
import { findMediaUses } from './media-uses.ts'

/** A row of the table of media. */
export type MediaRow = InferSelectModel<typeof media>

/** Every file in reach. */
export async function listMedia(queries: Queries, reach: Reach): Promise<readonly MediaRow[]> {
  return queries
    .select()
    .from(media)
    .where(await mediaInReach(queries, reach))
    .orderBy(asc(media.id))
}

/** The hashes of all files that have a name, whoever's. */
export async function readUsedHashes(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries.selectDistinct({ hash: media.hash }).from(media)
  return new Set(rows.map(({ hash }) => hash))
}

/** Files by their ids; those of other accounts are left out. */
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

/** Finds out whether fields that name pictures really do; holds those until the transaction ends. */
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

/** What an upload did. */
export interface StoredMedium {
  readonly row: MediaRow
  /** Whether the name is new. */
  readonly isNew: boolean
  /** Whether other bytes stood under the name before. */
  readonly isReplaced: boolean
}

/** Puts a file under a name; one that is shown somewhere can only be replaced by one of its kind. */
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
  // Nothing happens under a name that is taken, but whoever is taking it is waited for.
  const [created] = await tx.insert(media).values(values).onConflictDoNothing().returning()
  if (created) return { row: created, isNew: true, isReplaced: false }
  const [before] = await tx
    .select()
    .from(media)
    .where(and(eq(media.account_id, accountId), eq(media.name, name)))
    .for('update')
  if (!before) throw new Error('a medium is neither there nor new')
  if (before.hash === file.hash) return { row: before, isNew: false, isReplaced: false }
  if (kindOf(before) !== kindOf(file) && (await findMediaUses(tx, before.id)).length > 0) {
    return invalidField('name', `is shown as ${before.media_type}, which ${file.media_type} can't be`)
  }
  const [row] = await tx.update(media).set(values).where(eq(media.id, before.id)).returning()
  if (!row) throw new Error('a medium was not replaced')
  return { row, isNew: false, isReplaced: true }
}

/** Deletes a file that nothing shows; null when it is done. Its bytes stay while another name leads to them. */
export async function deleteMedium(tx: Queries, reach: Reach, id: number): Promise<Refusal | null> {
  const [row] = canBeStored(id)
    ? await tx
        .select({ id: media.id })
        .from(media)
        .where(and(await mediaInReach(tx, reach), eq(media.id, id)))
        // Nothing can begin to point at a row that is held.
        .for('update')
    : []
  if (!row) return unknownId('id', id)
  if ((await findMediaUses(tx, id)).length > 0) return { refused: 'conflict', reason: 'The file is shown somewhere' }
  await tx.delete(media).where(eq(media.id, id))
  return null
}

/** Pictures, films and documents don't stand in for one another. */
function kindOf({ media_type }: Pick<MediaRow, 'media_type'>): string | undefined {
  return media_type.split('/')[0]
}
