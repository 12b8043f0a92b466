import type { Directory } from '#server/link/link-directory.ts'
import type { Call } from '#server/public-call/call.ts'

/** Finds the published catalogue of a project among the members of a group. */
export function homeOf(directory: Directory, { catalogue }: Call, projectId: number) {
  return catalogue.members
    .map((id) => directory.catalogue(id))
    .find((member) => member?.project_id === projectId && member.published)
}
