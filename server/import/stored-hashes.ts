import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#server/db/database.ts'
import { catalogues, links } from '#server/db/tables/catalogue.ts'
import { frames, interactives } from '#server/db/tables/picture.ts'
import { projects } from '#server/db/tables/project.ts'
import type { ImportedFile } from './file-types.ts'
import { frameName } from './outline-frames.ts'

/** Reads the geometry hashes of the stored frames, by frame name. */
export async function readStoredHashes(
  queries: Queries,
  imported: ImportedFile,
  accountId: number,
): Promise<ReadonlyMap<string, string | null>> {
  if (imported.file.interactives.length === 0) return new Map()
  const of = queries
    .select({ id: interactives.external_id, number: frames.number, hash: frames.geometry_hash })
    .from(frames)
    .innerJoin(interactives, eq(interactives.id, frames.interactive_id))
    .$dynamic()
  const rows =
    imported.kind === 'project'
      ? await of
          .innerJoin(projects, eq(projects.id, interactives.project_id))
          .where(and(eq(projects.account_id, accountId), eq(projects.external_id, imported.file.project.id)))
      : await of
          .innerJoin(catalogues, eq(catalogues.id, interactives.catalogue_id))
          .innerJoin(links, and(eq(links.catalogue_id, catalogues.id), isNull(links.partner_id)))
          .where(and(eq(catalogues.account_id, accountId), eq(links.token, imported.file.group)))
  return new Map(rows.map(({ id, number, hash }) => [frameName(id, number), hash]))
}
