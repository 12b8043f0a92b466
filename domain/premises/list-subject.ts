import type { InstanceIndex } from '#domain/filter/instance-index.ts'
import { effectiveFilter } from '#domain/kind/effective-filter.ts'
import { type Kind, kindsOf } from '#domain/kind/kind.ts'
import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'

/** What a list contains: the only layout type of the project, else one kind, else several kinds. */
export type ListSubject = LayoutType | Kind | 'mixed'

/**
 * What a list contains under a filter. Depends on the filter, not on its result: the heading of the list must not change
 * while the visitor filters.
 */
export function listSubject(index: InstanceIndex, types: readonly LayoutType[], leading: Kind | null): ListSubject {
  const present = LAYOUT_TYPES.filter((_, code) => index.type.includes(code))
  const [only] = present
  // A project of houses only is called houses, not homes.
  if (present.length === 1 && only) return only
  const asked = effectiveFilter({ types }, leading).types
  const [kind, ...others] = kindsOf(present.filter((type) => asked.includes(type)))
  return kind && others.length === 0 ? kind : 'mixed'
}
