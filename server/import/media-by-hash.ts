import { and, eq, sql } from 'drizzle-orm'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { projects } from '#server/db/tables/project.ts'
import { fileVersions, versionMedia } from '#server/db/tables/version.ts'
import { hashInName } from '#server/media/hash-name.ts'
import { groupPrefix, projectPrefix } from '#server/media/media-reach.ts'
import type { CollectedMedium, MediaOwner, Uploaded } from './uploaded-media.ts'

interface HashSource extends MediaOwner {
  /** The projects whose versions are searched for media by hash; null: all of the account. */
  readonly projects: readonly number[] | null
}

/**
 * Finds media that are named by their content: a medium of the project or of the whole account that has it now, or else
 * one of an older version. A medium of another project is the last choice, because that project may replace it.
 */
export async function findByHash(
  source: HashSource,
  names: readonly string[],
): Promise<ReadonlyMap<string, CollectedMedium>> {
  const hashes = new Map(names.flatMap((name) => pairOf(name)))
  if (hashes.size === 0) return new Map()
  const { own, foreign } = await findCurrent(source, [...hashes.keys()])
  const missing = [...hashes.keys()].filter((hash) => !own.has(hash))
  const older = await findOlder(source, missing)
  return new Map(
    [...hashes].flatMap(([hash, name]) => {
      const found = own.get(hash) ?? older.get(hash) ?? foreign.get(hash)
      return found ? [[name, found] as const] : []
    }),
  )
}

function pairOf(name: string): readonly (readonly [string, string])[] {
  const hash = hashInName(name)
  return hash === null ? [] : [[hash, name]]
}

type ByHash = ReadonlyMap<string, CollectedMedium>

async function findCurrent(
  { queries, accountId, prefix, ownMediaOnly }: HashSource,
  hashes: readonly string[],
): Promise<{ readonly own: ByHash; readonly foreign: ByHash }> {
  const rows = await queries
    .select({ id: media.id, media_type: media.media_type, hash: media.hash, name: media.name })
    .from(media)
    .where(and(eq(media.account_id, accountId), isOneOf(media.hash, hashes)))
    .orderBy(sql`${media.id} desc`)
  const prefixes = await readPrefixes(queries, accountId)
  const isOfProject = ({ name }: { readonly name: string }) => name.startsWith(prefix)
  const isOfAccount = ({ name }: { readonly name: string }) => !prefixes.some((other) => name.startsWith(other))
  // The last one wins: a medium of the project itself, the oldest of several.
  const own = [...(ownMediaOnly ? [] : rows.filter(isOfAccount)), ...rows.filter(isOfProject)]
  return { own: byHash(own), foreign: byHash(ownMediaOnly ? [] : rows) }
}

function byHash(rows: readonly (Uploaded & { readonly hash: string })[]): ByHash {
  return new Map(rows.map(({ hash, id, media_type }) => [hash, { uploaded: { id, media_type } }]))
}

async function readPrefixes(queries: Queries, accountId: number): Promise<readonly string[]> {
  const rows = await queries
    .select({ id: projects.external_id })
    .from(projects)
    .where(eq(projects.account_id, accountId))
  return [...rows.map(({ id }) => projectPrefix(id)), groupPrefix('').slice(0, -1)]
}

async function findOlder(
  { queries, accountId, projects: reached }: HashSource,
  hashes: readonly string[],
): Promise<ByHash> {
  if (hashes.length === 0) return new Map()
  const rows = await queries
    .select({ hash: versionMedia.hash, facts: versionMedia.facts })
    .from(versionMedia)
    .innerJoin(fileVersions, eq(fileVersions.id, versionMedia.version_id))
    .where(
      and(
        eq(fileVersions.account_id, accountId),
        isOneOf(versionMedia.hash, hashes),
        reached === null ? undefined : anyOf(fileVersions.project_id, reached),
      ),
    )
  return new Map(rows.map(({ hash, facts }) => [hash, { file: facts }]))
}

function isOneOf(column: typeof media.hash | typeof versionMedia.hash, texts: readonly string[]) {
  return sql`${column} in (select json_array_elements_text(${JSON.stringify(texts)}::json))`
}
