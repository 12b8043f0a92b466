import type { LayoutType } from '#domain/layout/layout.ts'
import { type Kind, kindsOf, typesOf } from './kind.ts'

/** One kind, or all of them: what a switch of kinds offers. */
export type KindChoice = Kind | 'all'

/** The choice that some kinds amount to among those that a project has; null where they are several, but not all. */
export function choiceOf(kinds: readonly Kind[], existing: readonly Kind[]): KindChoice | null {
  if (kinds.length === 1) return kinds[0] ?? null
  return existing.every((kind) => kinds.includes(kind)) ? 'all' : null
}

/** Tells whether some types are whole kinds of a project, so that a switch of kinds shows all there is to them. */
export function areWholeKinds(types: readonly LayoutType[], existing: readonly LayoutType[]): boolean {
  return typesOf(...kindsOf(types)).every((type) => types.includes(type) || !existing.includes(type))
}
