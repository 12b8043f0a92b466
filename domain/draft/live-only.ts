import type { NamesWith } from '#domain/field/field.ts'
import type { INSTANCE_FIELDS } from '#domain/field/unit.ts'
import { entityKey, type FieldName, type Snapshot } from './entity.ts'

// Spelled out, so that the first screens of the Studio load without the book. Does not compile without all of them.
const LIVE_ONLY: Readonly<Record<NamesWith<typeof INSTANCE_FIELDS, { readonly liveOnly: true }>, true>> = {
  status: true,
}

/** Whether a field of an existing entity is only changed live, never in a draft: the status of a unit. */
export function isLiveOnly(live: Snapshot, name: FieldName): boolean {
  return name.kind === 'instance' && Object.hasOwn(LIVE_ONLY, name.field) && live.has(entityKey(name))
}
