import type { Queries } from '#server/db/database.ts'
import type { ExportedFile, ExportedGroup } from '#server/export/file-shape.ts'
import { type MediaNames, type NamedMedium, readGroupMediaNames, readMediaNames } from '#server/export/media-names.ts'
import { readGroupRows, readRows } from '#server/export/read-rows.ts'
import { writeFile, writeGroupFile } from '#server/export/write-file.ts'
import { hashName } from '#server/media/hash-name.ts'
import type { VersionHome } from './version-store.ts'

/** A project or group as an import file, with media named by their content. */
export interface HashedExport {
  readonly file: ExportedFile | ExportedGroup
  readonly media: readonly NamedMedium[]
  readonly units: number
}

/** Exports a project or group, or null if it was deleted. Not in one snapshot, so that nobody waits for it. */
export async function exportByHash(
  queries: Queries,
  { projectId, catalogueId }: VersionHome,
): Promise<HashedExport | null> {
  if (projectId !== null) {
    const rows = await readRows(queries, projectId)
    if (!rows) return null
    const media = namedByHash(await readMediaNames(queries, rows))
    return { file: await writeFile(rows, media), media: [...media.values()], units: rows.instances.length }
  }
  const rows = catalogueId === null ? null : await readGroupRows(queries, catalogueId)
  if (!rows) return null
  const media = namedByHash(await readGroupMediaNames(queries, rows))
  return { file: writeGroupFile(rows, media), media: [...media.values()], units: 0 }
}

function namedByHash(media: MediaNames): MediaNames {
  return new Map([...media].map(([id, { row }]) => [id, { name: hashName(row.hash), row }]))
}
