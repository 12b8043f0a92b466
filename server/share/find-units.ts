import { projectsOf } from '#server/event/event-hub.ts'
import type { Directory } from '#server/link/link-directory.ts'
import type { ProjectModel, PublicModels } from '#server/public/public-models.ts'
import type { Call } from '#server/public-call/call.ts'
import type { FoundUnit } from './list-preview.ts'

/** Where units are searched. */
export interface UnitSources {
  readonly models: PublicModels
  readonly directory: Directory
}

/** A unit with the model of its project. */
export interface UnitOfModel extends FoundUnit {
  readonly model: ProjectModel
}

/**
 * Finds the units with these ids that the visitor may see, in this order. In a group they may belong to several
 * projects.
 */
export async function findUnits(
  { models, directory }: UnitSources,
  call: Call,
  ids: readonly number[],
): Promise<readonly UnitOfModel[]> {
  const found = new Map<number, UnitOfModel>()
  for (const projectId of projectsOf(call, directory)) {
    if (found.size === ids.length) break
    const model = await models.project(call, projectId)
    for (const id of model ? ids : []) {
      const instance = model?.chess.instanceById.get(id)
      if (instance && model) found.set(id, { instance, model, project: model.data.project })
    }
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}
