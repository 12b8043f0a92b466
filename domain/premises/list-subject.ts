import type { InstanceIndex } from '#domain/filter/instance-index.ts'
import { effectiveFilter } from '#domain/kind/effective-filter.ts'
import { type Kind, kindsOf } from '#domain/kind/kind.ts'
import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'

/** What a list can hold: the layout type of a project with one type, else one kind, else units of several kinds. */
export type ListSubject = LayoutType | Kind | 'mixed'

/**
 * What a list can hold under a filter. By the filter and not by what it finds: the head of the list must not change its
 * name while one filters.
 */
export function listSubject(index: InstanceIndex, types: readonly LayoutType[], leading: Kind | null): ListSubject {
  const present = LAYOUT_TYPES.filter((_, code) => index.type.includes(code))
  const [only] = present
  // A village of houses lists houses, and not homes.
  if (present.length === 1 && only) return only
  const asked = effectiveFilter({ types }, leading).types
  const [kind, ...others] = kindsOf(present.filter((type) => asked.includes(type)))
  return kind && others.length === 0 ? kind : 'mixed'
}
