import type { Catalogue } from '#contract/catalogues.ts'

/** The path of the calls about a draft: a project has one, and so has a group, which has no project. */
export function draftHome({ id, project_id }: Pick<Catalogue, 'id' | 'project_id'>): string {
  return project_id === null ? `catalogues/${id}` : `projects/${project_id}`
}
