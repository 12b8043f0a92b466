import type { ImportError } from '#contract/errors.ts'
import type { MediaType } from '#contract/media.ts'
import type { Queries } from '#server/db/database.ts'
import { hashInName } from '#server/media/hash-name.ts'
import type { Refusal } from '#server/media/media-refusal.ts'
import { TYPES_BY_ENDING, typeOfName } from '#server/media/name-type.ts'
import type { PackedMedium } from '#server/media/packed-medium.ts'
import type { StoredFile } from '#server/media/prepared-file.ts'
import { createRunLimited } from '#server/media/run-limited.ts'
import type { ReadFile } from './import-deps.ts'
import { findByHash } from './media-by-hash.ts'
import { type MediaReference, suits } from './media-references.ts'
import { type CollectedMedium, findUploaded } from './uploaded-media.ts'

/** The media of an import by the names in the file, and errors for names that can't be used. */
export interface CollectedMedia {
  readonly media: ReadonlyMap<string, CollectedMedium>
  readonly errors: readonly ImportError[]
}

/** Where media are read from, what happens to their bytes, and whose uploads are searched. */
interface MediaSource {
  readonly queries: Queries
  readonly accountId: number
  /** The prefix of the names under which media of this import are stored. */
  readonly prefix: string
  readonly ownMediaOnly: boolean
  /** The projects whose versions are searched for media by hash; null: all of the account. */
  readonly projects: readonly number[] | null
  readonly readFile: ReadFile
  readonly take: (bytes: Buffer, type: MediaType) => Promise<StoredFile | Refusal>
  readonly takePacked: (packed: PackedMedium) => Promise<StoredFile | Refusal>
  readonly onProgress: (done: number, total: number) => void
}

type Found = CollectedMedium | { readonly reason: string } | null

/** The start of an error that reports a missing file. */
export const NO_FILE = 'There is no file'

// Limits how many files are in memory at once. Encoding has its own limit.
const PARALLEL = 4

/** Finds every media file that the import file names: next to it, among the account's uploads, or by its hash. */
export async function collectMedia(
  references: readonly MediaReference[],
  source: MediaSource,
): Promise<CollectedMedia> {
  const names = [...new Set(references.map(({ name }) => name))]
  const run = createRunLimited(PARALLEL)
  let done = 0
  const find = async (name: string) => {
    const found = await findBeside(name, source)
    source.onProgress(++done, names.length)
    return found
  }
  const beside = await Promise.all(names.map((name) => run(() => find(name))))
  const found = new Map<string, Found>(names.map((name, index) => [name, beside[index] ?? null]))
  const missing = names.filter((name) => found.get(name) === null)
  for (const [name, uploaded] of await findUploaded(source, missing)) found.set(name, { uploaded })
  for (const [name, medium] of await findByHash(source, missing)) found.set(name, medium)
  const media = new Map<string, CollectedMedium>()
  for (const [name, each] of found) if (each && !('reason' in each)) media.set(name, each)
  return {
    media,
    errors: references.flatMap((reference) => checkReference(reference, found.get(reference.name) ?? null)),
  }
}

async function findBeside(name: string, { readFile, take, takePacked }: MediaSource): Promise<Found> {
  if (hashInName(name) !== null) return null
  const beside = await readFile(name).catch(() => undefined)
  if (beside === undefined) return { reason: `The file "${name}" can't be read: check its permissions` }
  if (beside === null) return null
  if (!Buffer.isBuffer(beside)) return foundOf(name, await takePacked(beside))
  const type = typeOfName(name)
  if (!type) return { reason: `The name "${name}" has to end in ${Object.keys(TYPES_BY_ENDING).join(', ')}` }
  return foundOf(name, await take(beside, type))
}

function foundOf(name: string, taken: StoredFile | Refusal): Found {
  return 'refused' in taken ? { reason: `${taken.reason}: "${name}"` } : { file: taken }
}

function checkReference({ path: place, name, use }: MediaReference, found: Found): readonly ImportError[] {
  if (!found)
    return [
      {
        path: place,
        reason: `${NO_FILE} "${name}" beside this one, and none was uploaded: add it, or correct the name`,
      },
    ]
  if ('reason' in found) return [{ path: place, reason: found.reason }]
  const { media_type } = 'file' in found ? found.file : found.uploaded
  return suits(media_type, use)
    ? []
    : [{ path: place, reason: `"${name}" is ${media_type}, not a ${use}: name another file` }]
}
