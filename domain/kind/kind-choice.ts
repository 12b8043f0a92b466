import type { LayoutType } from '#domain/layout/layout.ts'
import { type Kind, kindsOf, typesOf } from './kind.ts'

/** A choice of the kind switch: one kind, or all of them. */
export type KindChoice = Kind | 'all'

/** The choice that matches the given kinds: one kind, or all that the project has; null for several but not all. */
export function choiceOf(kinds: readonly Kind[], existing: readonly Kind[]): KindChoice | null {
  if (kinds.length === 1) return kinds[0] ?? null
  return existing.every((kind) => kinds.includes(kind)) ? 'all' : null
}

/** Whether the types cover whole kinds of the project, so that the kind switch can represent them. */
export function areWholeKinds(types: readonly LayoutType[], existing: readonly LayoutType[]): boolean {
  return typesOf(...kindsOf(types)).every((type) => types.includes(type) || !existing.includes(type))
}
