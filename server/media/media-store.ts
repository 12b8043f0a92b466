import type { InferSelectModel } from 'drizzle-orm'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reach } from '#server/account/reach.ts'
import type { Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { media } from '#server/db/tables/account.ts'
import { versionMedia } from '#server/db/tables/version.ts'
import { invalidField, type Refusal, unknownId } from '#server/http/refusal.ts'
import { isReservedName } from './hash-name.ts'
import { mediaInReach, prefixesInReach } from './media-reach.ts'
import { findMediaUses, isInDraft } from './media-uses.ts'
import type { StoredFile } from './prepared-file.ts'

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

/** The hashes of all files with a row and of those that versions need, of any account. */
export async function readUsedHashes(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries.selectDistinct({ hash: media.hash }).from(media)
  const older = await queries.selectDistinct({ hash: versionMedia.hash }).from(versionMedia)
  return new Set([...rows, ...older].map(({ hash }) => hash))
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
interface StoredMedium {
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
  const refusal = await refuseName(tx, reach, name)
  if (refusal) return refusal
  const { row: before, isNew } = await insertOrFind(tx, reach, name, file)
  if (isNew || before.hash === file.hash) return { row: before, isNew, isReplaced: false }
  if (kindOf(before) !== kindOf(file) && (await isInUse(tx, before.id))) {
    return invalidField('name', `is in use as ${before.media_type} and can't become ${file.media_type}`)
  }
  const values = { ...file, widths: [...file.widths] }
  const [row] = await tx.update(media).set(values).where(eq(media.id, before.id)).returning()
  if (!row) throw new Error('a media file was not replaced')
  return { row, isNew: false, isReplaced: true }
}

// Nobody has so many files of one name.
const MAX_NUMBER = 10_000

/** Stores a file under a name, or under the same name with a number if another file has it. Replaces nothing. */
export async function storeNewMedium(
  tx: Queries,
  reach: Reach,
  name: string,
  file: StoredFile,
): Promise<StoredMedium | Refusal> {
  const refusal = await refuseName(tx, reach, name)
  if (refusal) return refusal
  for (let number = 1; number <= MAX_NUMBER; number += 1) {
    const { row, isNew } = await insertOrFind(tx, reach, number === 1 ? name : numbered(name, number), file)
    if (isNew || row.hash === file.hash) return { row, isNew, isReplaced: false }
  }
  return { refused: 'conflict', reason: 'name: is taken' }
}

async function refuseName(tx: Queries, reach: Reach, name: string): Promise<Refusal | null> {
  if (isReservedName(name)) return invalidField('name', 'can\'t begin with "sha256:"')
  const prefixes = await prefixesInReach(tx, reach)
  if (!prefixes?.every((prefix) => !name.startsWith(prefix))) return null
  return { refused: 'forbidden', reason: `name: has to begin with ${prefixes.join(' or ')}` }
}

/** Stores a file under a new name, or finds and locks the one that has the name. */
async function insertOrFind(
  tx: Queries,
  { accountId }: Reach,
  name: string,
  file: StoredFile,
): Promise<{ readonly row: MediaRow; readonly isNew: boolean }> {
  const values = { account_id: accountId, name, ...file, widths: [...file.widths] }
  // Does nothing if the name is taken, but waits for a concurrent insert of the same name.
  const [created] = await tx.insert(media).values(values).onConflictDoNothing().returning()
  if (created) return { row: created, isNew: true }
  const [row] = await tx
    .select()
    .from(media)
    .where(and(eq(media.account_id, accountId), eq(media.name, name)))
    .for('update')
  if (!row) throw new Error('a media file is neither stored nor new')
  return { row, isNew: false }
}

/** `plan.svg` becomes `plan-2.svg`. */
function numbered(name: string, number: number): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(name) ?? []
  return `${stem}-${number}${ending}`
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
