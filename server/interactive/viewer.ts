import type { Queries } from '#server/db/database.ts'
import { type Texts, textsIn } from '#server/project/texts.ts'
import { type ProjectsOfCall, readProjects } from '#server/project/visible-projects.ts'
import type { Call } from '#server/public-call/call.ts'

/** What a visitor may see of pictures, and in which language. */
export interface Viewer {
  readonly catalogueId: number
  /** The projects that the viewer may see. */
  readonly projects: ProjectsOfCall['visible']
  /** These projects and those that may be published later. */
  readonly projectIds: ProjectsOfCall['ids']
  readonly isPreview: boolean
  readonly texts: Texts
}

/** Reads what a call may see. */
export async function readViewer(queries: Queries, call: Call): Promise<Viewer> {
  const { visible, ids } = await readProjects(queries, call)
  return {
    catalogueId: call.catalogue.id,
    projects: visible,
    projectIds: ids,
    isPreview: call.isPreview,
    texts: textsIn(call.lang, call.catalogue.default_lang),
  }
}
