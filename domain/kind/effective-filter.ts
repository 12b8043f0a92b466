import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'
import { type Kind, kindsOf, typesOf } from './kind.ts'

/** The layout types of a filter. An empty list means the project's leading kind. */
interface Asked {
  readonly types: readonly LayoutType[]
}

/**
 * The filter that units are matched against: if no type is chosen, the types of the project's leading kind. This default
 * does not count as a set criterion, so the visitor's own filter keeps its empty list.
 */
export function effectiveFilter<Filter extends Asked>(filter: Filter, leading: Kind | null): Filter {
  if (filter.types.length > 0 || leading === null) return filter
  return { ...filter, types: typesOf(leading) }
}

/** The kinds of a filter's types; without types the leading kind. */
export function chosenKinds({ types }: Asked, leading: Kind | null): readonly Kind[] {
  return kindsOf(effectiveFilter({ types }, leading).types)
}

/** Whether a filter names every type. */
export function asksForAll({ types }: Asked): boolean {
  return LAYOUT_TYPES.every((type) => types.includes(type))
}

/** The types that a chosen kind sets in the filter: none for the leading kind, which is the default. */
export function typesToChoose(choice: Kind | 'all', leading: Kind | null): readonly LayoutType[] {
  if (choice === 'all') return LAYOUT_TYPES
  return choice === leading ? [] : typesOf(choice)
}
