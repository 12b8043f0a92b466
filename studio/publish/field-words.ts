import type { EntityKind } from '#domain/draft/entity.ts'
import { fieldOf } from '#domain/field/book.ts'
import type { StudioKey } from '#i18n/messages.ts'

/** The word for a field. Fields that no screen names share one word. */
export function wordOfField(kind: EntityKind, name: string): StudioKey {
  return fieldOf(kind, name)?.label ?? 'publish.field.other'
}
