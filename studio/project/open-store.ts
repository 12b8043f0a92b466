import type { Me } from '#contract/people.ts'
import { hasDuty } from '#domain/account/role.ts'
import { keptWork } from './kept-work.ts'
import { loadProject } from './load-project.ts'
import { callsFor } from './project-calls.ts'
import { ProjectStore } from './project-store.ts'
import type { LoadedProject } from './project-stores-context.ts'

/** Loads a project for a person, with the acts that wait and the clashes that are open since the last time. */
export async function openStore(
  id: number,
  me: Pick<Me, 'account' | 'id' | 'kind' | 'role'>,
  onFailure: (error: unknown) => void,
): Promise<LoadedProject> {
  const calls = callsFor(id)
  const kept = keptWork(me.account.id, me.id, id)
  const reload = () => loadProject(calls, me.role)
  const [project, waiting, clashes] = await Promise.all([
    reload(),
    kept.read(),
    // Without the draft nobody can settle one.
    hasDuty(me.role, 'describe') ? kept.readClashes() : [],
  ])
  const parts = { calls, kept, reload, me: { kind: me.kind, id: me.id }, onFailure }
  return { id, calls, store: new ProjectStore(parts, project, waiting, clashes) }
}
