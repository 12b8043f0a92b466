import { entityKey, type FieldName, type Snapshot } from './entity.ts'

/** Whether a field of an existing entity is only changed live, never in a draft: the status of a unit. */
export function isLiveOnly(live: Snapshot, name: FieldName): boolean {
  return name.kind === 'instance' && name.field === 'status' && live.has(entityKey(name))
}
