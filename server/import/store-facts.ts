import { and, eq } from 'drizzle-orm'
import type { ProjectFile } from '#contract/project-file.ts'
import { PROJECT_FIELDS } from '#domain/field/project.ts'
import { projects } from '#server/db/tables/project.ts'
import type { ImportPart } from './import-part.ts'
import type { RowOf, RowWriter } from './row-writer.ts'
import { storeFields } from './store-fields.ts'
import type { MediaIds } from './store-media.ts'

const projectColumns = storeFields(PROJECT_FIELDS, projects)

/** What storing the parts of a project needs. */
export interface ProjectHome {
  readonly writer: RowWriter
  readonly projectId: number
  readonly media: MediaIds
  /** What changes if only a part of the project is stored. */
  readonly part: ImportPart | null
}

/** Stores the project itself and returns its id. */
export async function putProject(
  writer: RowWriter,
  accountId: number,
  project: ProjectFile['project'],
  media: MediaIds,
  part: ImportPart | null,
): Promise<number> {
  const ids = await writer.put({
    table: projects,
    where: and(eq(projects.account_id, accountId), eq(projects.external_id, project.id)),
    rows: [rowOf(accountId, project, media)],
    keyOf: ({ external_id }) => external_id,
    ...(part && { only: { column: projects.external_id, keys: part.project ? [project.id] : [] } }),
    // All parts of a new project are new.
    scopes: () => ['project'],
  })
  const id = ids.get(project.id)
  if (id === undefined) throw new Error(`no id for project ${project.id}`)
  return id
}

function rowOf(accountId: number, project: ProjectFile['project'], media: MediaIds): RowOf<typeof projects> {
  return {
    account_id: accountId,
    external_id: project.id,
    ...projectColumns(project, { media }),
    lat: project.position?.lat ?? null,
    lng: project.position?.lng ?? null,
    end_quarter: project.construction_end?.quarter ?? null,
    end_year: project.construction_end?.year ?? null,
  }
}
