import { hasDuty, type Role } from '#domain/account/role.ts'
import { liveEntities } from './live-entities.ts'
import type { ProjectCalls } from './project-calls.ts'
import { loadedState, type ProjectState } from './project-state.ts'

/** Loads a project for a role. People who may not describe it see what is live, without the draft. */
export async function loadProject(calls: ProjectCalls, role: Role): Promise<ProjectState> {
  const holds = hasDuty(role, 'sell') ? calls.readHolds() : Promise.resolve([])
  if (hasDuty(role, 'describe')) {
    const [entities, entries, held] = await Promise.all([calls.readEntities(), calls.readDraft(), holds])
    return loadedState(entities, entries, held)
  }
  const [units, held] = await Promise.all([calls.readUnits(), holds])
  return loadedState(liveEntities(units), [], held)
}
