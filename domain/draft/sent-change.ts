import { type EntityKind, EXISTS } from './entity.ts'
import type { Change } from './entry.ts'
import type { Json } from './json.ts'

/** A change of the draft that makes an entity sends its fields with it. */
export interface SentChange extends Change {
  readonly fields?: Readonly<Record<string, Json>>
}

/** A status that changes live, and the one before. */
export interface StatusChange {
  readonly id: string
  readonly from: string
  readonly to: string
}

/** The change that makes an entity. */
export function made(kind: EntityKind, id: string, fields: Readonly<Record<string, Json>>): SentChange {
  return { kind, id, field: EXISTS, value: true, base: false, fields }
}

/** The change that archives an entity with all that is in it. */
export function archived(kind: EntityKind, id: string): SentChange {
  return { kind, id, field: EXISTS, value: false, base: true }
}
