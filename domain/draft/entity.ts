import type { Json } from './json.ts'

/**
 * The kinds of entities that a project file consists of. A `frame` belongs to an interactive, an `order` is the order of
 * one list. The texts and lists of a project are fields of its `project`.
 */
export const ENTITY_KINDS = [
  'project',
  'catalogue',
  'status',
  'promoaction',
  'tag',
  'layout',
  'estate',
  'section',
  'storey',
  'instance',
  'interactive',
  'frame',
  'panorama',
  'order',
] as const
/** The kind of an entity. */
export type EntityKind = (typeof ENTITY_KINDS)[number]

/** Names an entity by the developer's own id. */
export interface EntityName {
  readonly kind: EntityKind
  readonly id: string
}

/** A part of a project file with its values. An absent field has no key. */
export interface Entity extends EntityName {
  readonly fields: Readonly<Record<string, Json>>
}

/** A project file as flat entities by key, each list in its order. */
export type Snapshot = ReadonlyMap<string, Entity>

/** Names a field of an entity. */
export interface FieldName extends EntityName {
  readonly field: string
}

/** The ids of the entities that a file has once. Lists have an `order` by their name. */
export const PROJECT: EntityName = { kind: 'project', id: 'project' }
export const CATALOGUE: EntityName = { kind: 'catalogue', id: 'catalogue' }

/** The pseudo-field that says whether an entity exists. */
export const EXISTS = 'exists'

/** The field of a section, storey or instance that names the estate, section or storey it is in. */
export const PARENT = 'parent'

/** The key of an entity in a snapshot. */
export function entityKey({ kind, id }: EntityName): string {
  return `${kind} ${id}`
}

/** The key of a field in a draft. Only the id may contain spaces. */
export function fieldKey({ kind, id, field }: FieldName): string {
  return `${kind} ${field} ${id}`
}

/** Whether a file always has the entity, so that it can't be made or removed. */
export function isSingle({ kind }: EntityName): boolean {
  return kind === 'project' || kind === 'catalogue' || kind === 'order'
}

/** The value of a field; null if it is absent. `exists` is true or false. */
export function valueIn(snapshot: Snapshot, name: FieldName): Json {
  const entity = snapshot.get(entityKey(name))
  if (name.field === EXISTS) return entity !== undefined
  return entity && Object.hasOwn(entity.fields, name.field) ? (entity.fields[name.field] ?? null) : null
}

/** The id of a frame: its interactive and its number. */
export function frameId(interactive: string, number: number): string {
  return `${interactive}#${number}`
}

/** The interactive and number in the id of a frame; null if it is not such an id. */
export function readFrameId(id: string): { readonly interactive: string; readonly number: number } | null {
  const match = /^(.+)#(0|[1-9]\d{0,8})$/s.exec(id)
  return match?.[1] && match[2] ? { interactive: match[1], number: Number(match[2]) } : null
}
