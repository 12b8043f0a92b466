import type { Image } from '#domain/media/image.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { media } from '#server/db/tables/account.ts'
import { imageOf } from '#server/media/image-answer.ts'

/** A stored file. */
type FileRow = typeof media.$inferSelect

/** Files by id. */
export interface Files {
  readonly file: (id: number) => FileRow
  readonly image: (id: number) => Image
  readonly imageOrNull: (id: number | null) => Image | null
}

/** Reads all files of a response in one query. */
export async function readFiles(queries: Queries, ids: Iterable<number | null>): Promise<Files> {
  const wanted = new Set<number>()
  for (const id of ids) if (id !== null) wanted.add(id)
  const rows = wanted.size > 0 ? await queries.select().from(media).where(anyOf(media.id, wanted)) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  function file(id: number): FileRow {
    const row = byId.get(id)
    if (!row) throw new Error(`file ${id} was not read`)
    return row
  }
  const image = (id: number) => imageOf(file(id))
  return { file, image, imageOrNull: (id) => (id === null ? null : image(id)) }
}
