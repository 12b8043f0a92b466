import type { Filter } from '#domain/filter/filter.ts'
import type { InstanceIndex } from '#domain/filter/instance-index.ts'
import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'

/** The one kind of premises that a list can hold, by the data or by the filter; null where there are several. */
export function soleType(index: InstanceIndex, { types }: Pick<Filter, 'types'>): LayoutType | null {
  const possible = LAYOUT_TYPES.filter(
    (type, code) => index.type.includes(code) && (types.length === 0 || types.includes(type)),
  )
  return possible.length === 1 ? (possible[0] ?? null) : null
}
