import { type Entity, EXISTS, entityKey, type FieldName, fieldKey, type Snapshot, valueIn } from './entity.ts'
import type { Json } from './json.ts'

/** Who changed a draft: the kind of the actor as in the history, and its id. */
export interface Author {
  readonly kind: string
  readonly id: number | null
}

/** An act on a draft. Everything that it changes has the same batch. */
export interface Act {
  readonly by: Author
  readonly at: string
  readonly batch: string
}

/**
 * One unpublished value. `base` is the live value that it was based on. `exists: true` is an entity that was made in the
 * draft, with its fields as further entries; `exists: false` is one that will be removed.
 */
export interface DraftEntry extends FieldName, Act {
  readonly value: Json
  readonly base: Json
}

/** A change of a draft. `base` is the value that the editor saw. */
export interface Change extends FieldName {
  readonly value: Json
  readonly base: Json
}

/** The unpublished values of a project or a group, by `fieldKey`. */
export type Draft = ReadonlyMap<string, DraftEntry>

/** How one entry changed. The history of a draft and the undo of a batch consist of steps. */
export interface Step {
  readonly name: FieldName
  readonly before: DraftEntry | null
  readonly after: DraftEntry | null
}

/** A draft of some entries. */
export function draftOf(entries: Iterable<DraftEntry>): Draft {
  return new Map([...entries].map((entry) => [fieldKey(entry), entry]))
}

/** Whether two authors are the same. */
export function isSameAuthor(one: Author, other: Author): boolean {
  return one.kind === other.kind && one.id === other.id
}

/** The name of the field alone. */
export function nameOf({ kind, id, field }: FieldName): FieldName {
  return { kind, id, field }
}

/** The draft after some steps. */
export function applySteps(draft: Draft, steps: readonly Step[]): Draft {
  const next = new Map(draft)
  for (const { name, after } of steps) {
    if (after) next.set(fieldKey(name), after)
    else next.delete(fieldKey(name))
  }
  return next
}

/** What an editor sees: the unpublished value, else the live one. */
export function shownValue(draft: Draft, live: Snapshot, name: FieldName): Json {
  const entry = draft.get(fieldKey(name))
  return entry ? entry.value : valueIn(live, name)
}

/** The live file with some entries applied. New entities come last; their places follow from parents and orders. */
export function applyEntries(live: Snapshot, entries: Iterable<DraftEntry>): Snapshot {
  const next = new Map<string, Entity>(live)
  const fields: DraftEntry[] = []
  for (const entry of entries) {
    const key = entityKey(entry)
    if (entry.field !== EXISTS) fields.push(entry)
    else if (entry.value !== true) next.delete(key)
    else if (!next.has(key)) next.set(key, { kind: entry.kind, id: entry.id, fields: {} })
  }
  for (const [key, changes] of entriesByEntity(fields)) {
    const entity = next.get(key)
    if (entity) next.set(key, { ...entity, fields: changedFields(entity.fields, changes) })
  }
  return next
}

/** The entries of each entity, by its key. */
export function entriesByEntity(entries: Iterable<DraftEntry>): ReadonlyMap<string, readonly DraftEntry[]> {
  const groups = new Map<string, DraftEntry[]>()
  for (const entry of entries) {
    const key = entityKey(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return groups
}

function changedFields(fields: Entity['fields'], changes: readonly DraftEntry[]): Entity['fields'] {
  const values = new Map(Object.entries(fields))
  for (const { field, value } of changes) {
    if (value === null) values.delete(field)
    else values.set(field, value)
  }
  return Object.fromEntries(values)
}
