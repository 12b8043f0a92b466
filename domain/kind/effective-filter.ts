import { LAYOUT_TYPES, type LayoutType } from '#domain/layout/layout.ts'
import { type Kind, kindsOf, typesOf } from './kind.ts'

/** The part of a filter that names layout types. An empty list leaves the choice to the project. */
interface Asked {
  readonly types: readonly LayoutType[]
}

/**
 * The filter that units are really matched against: where no type is chosen, the project's leading kind is. The default
 * is not a set filter, so the visitor's own filter keeps its empty list.
 */
export function effectiveFilter<Filter extends Asked>(filter: Filter, leading: Kind | null): Filter {
  if (filter.types.length > 0 || leading === null) return filter
  return { ...filter, types: typesOf(leading) }
}

/** The kinds that a filter asks for: those of its types, else the leading kind. */
export function chosenKinds({ types }: Asked, leading: Kind | null): readonly Kind[] {
  return kindsOf(effectiveFilter({ types }, leading).types)
}

/** Tells whether a filter names all types, so that no type is left out. */
export function asksForAll({ types }: Asked): boolean {
  return LAYOUT_TYPES.every((type) => types.includes(type))
}

/** What choosing a kind writes into the filter: nothing for the leading kind, since that is the default. */
export function typesToChoose(choice: Kind | 'all', leading: Kind | null): readonly LayoutType[] {
  if (choice === 'all') return LAYOUT_TYPES
  return choice === leading ? [] : typesOf(choice)
}
