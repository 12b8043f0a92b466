import { type EntityKind, EXISTS } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import type { SentChange } from '#domain/draft/sent-change.ts'

/** The change that makes an entity. */
export function made(kind: EntityKind, id: string, fields: Readonly<Record<string, Json>>): SentChange {
  return { kind, id, field: EXISTS, value: true, base: false, fields }
}

/** The change that archives an entity with all that is in it. */
export function archived(kind: EntityKind, id: string): SentChange {
  return { kind, id, field: EXISTS, value: false, base: true }
}
