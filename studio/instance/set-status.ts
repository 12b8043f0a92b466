import type { ProjectStore } from '#studio/project/project-store.ts'
import type { UnitFacts } from './unit-facts.ts'

/** Changes the status of a unit: live at once, or in the draft if visitors do not know the unit yet. */
export function setStatus(store: ProjectStore, { id, status, isNew }: UnitFacts, to: string): void {
  if (isNew) store.change([{ kind: 'instance', id, field: 'status', value: to, base: status?.id ?? null }])
  else store.setStatuses([{ id, from: status?.id ?? '', to }])
}
