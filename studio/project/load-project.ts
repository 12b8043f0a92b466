import { hasDuty, type Role } from '#domain/account/role.ts'
import type { ProjectCalls } from './project-calls.ts'
import { loadedState, type ProjectState } from './project-state.ts'

/** Loads a project for a role. People who may not describe it see what is live, without the draft. */
export async function loadProject(calls: ProjectCalls, role: Role): Promise<ProjectState> {
  const [entities, entries, held] = await Promise.all([
    calls.readEntities(),
    hasDuty(role, 'describe') ? calls.readDraft() : [],
    hasDuty(role, 'sell') ? calls.readHolds() : [],
  ])
  return loadedState(entities, entries, held)
}
