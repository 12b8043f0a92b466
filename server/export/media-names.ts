import { and, eq, sql } from 'drizzle-orm'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { groupPrefix, projectPrefix } from '#server/media/media-reach.ts'
import type { MediaRow } from '#server/media/media-store.ts'
import type { GroupRows, ProjectRows } from './read-rows.ts'

/** A medium and its name in the file. */
export interface NamedMedium {
  readonly name: string
  readonly row: MediaRow
}

/** The media of a file by their ids. */
export type MediaNames = ReadonlyMap<number, NamedMedium>

/** The name of a medium in the file. */
export function nameOf(media: MediaNames, id: number): string {
  const medium = media.get(id)
  if (!medium) throw new Error(`no medium ${id}`)
  return medium.name
}

/** The media of a project by id, each with a name by which an import into the same account finds it. */
export function readMediaNames(queries: Queries, rows: ProjectRows): Promise<MediaNames> {
  const { account_id: accountId, external_id } = rows.project
  return readNames(queries, { accountId, prefix: projectPrefix(external_id) }, mediaIdsOf(rows))
}

/** The media of a group by id. */
export function readGroupMediaNames(queries: Queries, { accountId, token, frames }: GroupRows): Promise<MediaNames> {
  return readNames(queries, { accountId, prefix: groupPrefix(token) }, new Set(frames.map(({ media_id }) => media_id)))
}

interface MediaOwner {
  readonly accountId: number
  readonly prefix: string
}

async function readNames(
  queries: Queries,
  { accountId, prefix }: MediaOwner,
  ids: ReadonlySet<number>,
): Promise<MediaNames> {
  if (ids.size === 0) return new Map()
  const found = await queries.select().from(media).where(anyOf(media.id, ids)).orderBy(media.id)
  const short = (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : name)
  const asked = JSON.stringify(found.map(({ name }) => short(name)))
  // Uploads win over imported media, so a short name that an upload has would find the upload.
  const uploads = await queries
    .select({ name: media.name })
    .from(media)
    .where(
      and(eq(media.account_id, accountId), sql`${media.name} in (select json_array_elements_text(${asked}::json))`),
    )
  const taken = new Set(uploads.map(({ name }) => name))
  return new Map(found.map((row) => [row.id, { name: taken.has(short(row.name)) ? row.name : short(row.name), row }]))
}

function mediaIdsOf(rows: ProjectRows): ReadonlySet<number> {
  const { project, documents, layouts, levels, videos, galleries, frames, scenes } = rows
  const ids = [
    project.cover_id,
    project.map_image_id,
    project.renovation_image_id,
    ...layouts.map(({ plan_id }) => plan_id),
    ...videos.flatMap(({ media_id, poster_id }) => [media_id, poster_id]),
    ...[documents, levels, galleries, frames, scenes].flatMap((list) => list.map(({ media_id }) => media_id)),
  ]
  return new Set(ids.filter((id) => id !== null))
}
