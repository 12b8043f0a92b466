import { wholeAccount } from '#server/account/reach.ts'
import { findCatalogue } from '#server/catalogue/catalogue-store.ts'
import type { Queries } from '#server/db/database.ts'
import type { ExportedCatalogue, ExportedFile, ExportedGroup } from '#server/export/file-shape.ts'
import { type MediaNames, type NamedMedium, readGroupMediaNames, readMediaNames } from '#server/export/media-names.ts'
import { readGroupRows, readRows } from '#server/export/read-rows.ts'
import { writeCatalogue } from '#server/export/write-catalogue.ts'
import { writeFile, writeGroupFile } from '#server/export/write-file.ts'
import { hashName } from '#server/media/hash-name.ts'
import type { VersionHome } from './version-store.ts'

/** The file of a group's pictures, with the settings of its catalogue, which the import format does not have. */
type VersionedGroup = ExportedGroup & { readonly catalogue: ExportedCatalogue | undefined }

/** A project or group as an import file, with media named by their content. */
interface HashedExport {
  readonly file: ExportedFile | VersionedGroup
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
  if (catalogueId === null) return null
  const rows = await readGroupRows(queries, catalogueId)
  if (!rows) return null
  const media = namedByHash(await readGroupMediaNames(queries, rows))
  const settings = await findCatalogue(queries, wholeAccount(rows.accountId), catalogueId)
  const catalogue = settings ? writeCatalogue(settings) : undefined
  return { file: { ...writeGroupFile(rows, media), catalogue }, media: [...media.values()], units: 0 }
}

function namedByHash(media: MediaNames): MediaNames {
  return new Map([...media].map(([id, { row }]) => [id, { name: hashName(row.hash), row }]))
}
