import { and, eq } from 'drizzle-orm'
import type { Actor } from '#server/account/actor.ts'
import { projectInReach, type Reach } from '#server/account/reach.ts'
import type { Database, Queries } from '#server/db/database.ts'
import { canBeStored } from '#server/db/stored-id.ts'
import { projects } from '#server/db/tables/project.ts'
import { recordHistory } from '#server/history/record-history.ts'
import { type Refusal, unknownId } from '#server/http/refusal.ts'
import type { ExportedFile } from './file-shape.ts'
import { type MediaNames, type NamedMedium, readMediaNames } from './media-names.ts'
import { readRows } from './read-rows.ts'
import { writeFile } from './write-file.ts'

/** A project in the format of an import. */
export interface ExportedProject {
  readonly file: ExportedFile
  /** The media that the file refers to. */
  readonly media: readonly NamedMedium[]
  readonly units: number
}

export interface ExportOptions {
  /** Renames the media; by default they have the names by which the same account finds them. */
  readonly nameMedia?: (media: MediaNames) => MediaNames
}

/** Exports a project that is in reach and records the export in the history. */
export async function exportProject(
  database: Database,
  by: Actor & Reach,
  projectId: number,
  { nameMedia = (media) => media }: ExportOptions = {},
): Promise<ExportedProject | Refusal> {
  const read = await database.read(async (queries) => {
    const rows = (await isInReach(queries, by, projectId)) ? await readRows(queries, projectId) : null
    return rows && { rows, media: nameMedia(await readMediaNames(queries, rows)) }
  })
  if (!read) return unknownId('id', projectId)
  const { rows, media } = read
  const file = await writeFile(rows, media)
  const units = rows.instances.length
  const change = { subject: 'project', id: projectId, projectId, field: 'export', new: { instances: units } } as const
  await recordHistory(database.queries, by, [change])
  return { file, media: [...media.values()], units }
}

async function isInReach(queries: Queries, reach: Reach, id: number): Promise<boolean> {
  if (!canBeStored(id)) return false
  const rows = await queries
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.account_id, reach.accountId), projectInReach(projects.id, reach)))
  return rows.length > 0
}
