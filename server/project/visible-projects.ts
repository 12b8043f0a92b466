import { eq } from 'drizzle-orm'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { projects } from '#server/db/tables/project.ts'
import { DIRECTORY, type Subject } from '#server/live/change.ts'
import type { Call } from '#server/public-call/call.ts'

/** A project with its facts. */
export type ProjectRow = typeof projects.$inferSelect

/** The projects of a catalogue: those that a call may see, and the ids of all, because more may be published later. */
export interface ProjectsOfCall {
  readonly visible: ReadonlyMap<number, ProjectRow>
  readonly ids: ReadonlySet<number>
}

/** Reads the project of a call's catalogue, or those of its group members. */
export async function readProjects(queries: Queries, { catalogue, isPreview }: Call): Promise<ProjectsOfCall> {
  const rows = await queries
    .select({ catalogue: { id: catalogues.id, published: catalogues.published }, project: projects })
    .from(catalogues)
    .innerJoin(projects, eq(projects.id, catalogues.project_id))
    .where(anyOf(catalogues.id, [catalogue.id, ...catalogue.members]))
  // The call itself has already checked that the catalogue is visible.
  const visible = rows.filter(
    (row) => isPreview || (row.project.published && (row.catalogue.published || row.catalogue.id === catalogue.id)),
  )
  return {
    visible: new Map(visible.map(({ project }) => [project.id, project])),
    ids: new Set(rows.map(({ project }) => project.id)),
  }
}

/** The subjects that decide whether a project is visible, and in which languages. */
export function visibilityOf(projectIds: Iterable<number>): readonly Subject[] {
  return [DIRECTORY, ...[...projectIds].map((id): Subject => ({ scope: 'project', id }))]
}
