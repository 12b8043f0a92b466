import type { Me } from '#contract/people.ts'
import { hasDuty } from '#domain/account/role.ts'
import { loadProject } from './load-project.ts'
import { openQueue } from './offline-queue.ts'
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
  const reload = () => loadProject(calls, me.role)
  const loading = reload()
  // Reported below, unless the queue can't be opened either.
  loading.catch(() => {})
  const queue = await openQueue(me.account.id, me.id, id)
  try {
    const [project, clashes] = await Promise.all([
      loading,
      // Without the draft nobody can settle one.
      hasDuty(me.role, 'describe') ? queue.readClashes() : [],
    ])
    const parts = { calls, queue, reload, me: { kind: me.kind, id: me.id }, onFailure }
    return { id, calls, store: new ProjectStore(parts, project, await queue.adopt(), clashes) }
  } catch (error) {
    queue.close()
    throw error
  }
}
