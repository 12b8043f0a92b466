import { type Entity, type EntityKind, entityKey, type Snapshot } from './entity.ts'
import type { Act, Change } from './entry.ts'
import type { Json } from './json.ts'
import type { PublishPlan } from './publish-plan.ts'

/** Two editors. */
export const ANNA = { kind: 'person', id: 1 } as const
export const BEN = { kind: 'person', id: 2 } as const

/** An act of Anna, or of somebody else. */
export function actOf(batch: string, by: Act['by'] = ANNA): Act {
  return { by, at: '2026-03-01T12:00:00.000Z', batch }
}

/** A small live project: a building with two storeys, three units and two tags. */
export function liveProject(): Snapshot {
  return snapshotOf([
    entity('project', 'project', { id: 'harbour', currency: 'EUR' }),
    entity('catalogue', 'catalogue', {}),
    entity('order', 'tags', { ids: ['quiet', 'terrace'] }),
    entity('tag', 'quiet', { name: { en: 'Quiet' } }),
    entity('tag', 'terrace', { name: { en: 'Terrace' } }),
    entity('estate', 'h1', { name: { en: 'House 1' } }),
    entity('section', 's1', { parent: 'h1', number: 1 }),
    entity('storey', 'f1', { parent: 's1', number: 1 }),
    entity('storey', 'f2', { parent: 's1', number: 2 }),
    entity('instance', 'u1', { parent: 'f1', number: '1', status: 'free', price: 100 }),
    entity('instance', 'u2', { parent: 'f1', number: '2', status: 'free', price: 200 }),
    entity('instance', 'u3', { parent: 'f2', number: '3', status: 'free' }),
  ])
}

/** A snapshot of some entities. */
function snapshotOf(entities: readonly Entity[]): Snapshot {
  return new Map(entities.map((each) => [entityKey(each), each]))
}

/** An entity with some fields. */
function entity(kind: EntityKind, id: string, fields: Entity['fields']): Entity {
  return { kind, id, fields }
}

/** A change of a unit. */
export function unitChange(id: string, field: string, value: Json, base: Json): Change {
  return { kind: 'instance', id, field, value, base }
}

/** The live project after somebody else changed a field of it. */
export function withLive(live: Snapshot, kind: EntityKind, id: string, field: string, value: Json): Snapshot {
  const found = live.get(entityKey({ kind, id }))
  if (!found) throw new Error(`no ${kind} ${id}`)
  const { [field]: _, ...others } = found.fields
  const fields = value === null ? others : { ...others, [field]: value }
  return new Map(live).set(entityKey(found), { ...found, fields })
}

/** Whether a publication may be written. */
export function isPublishable({ conflicts, needs, orphans, missing }: PublishPlan): boolean {
  return conflicts.length + needs.length + orphans.length + missing.length === 0
}
