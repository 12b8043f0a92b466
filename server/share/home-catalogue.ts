import type { Call } from '#server/call/call.ts'
import type { Directory } from '#server/directory/directory.ts'

/** The catalogue of a project among those of a group; undefined where it has none that is published. */
export function homeOf(directory: Directory, { catalogue }: Call, projectId: number) {
  return catalogue.members
    .map((id) => directory.catalogue(id))
    .find((member) => member?.project_id === projectId && member.published)
}
