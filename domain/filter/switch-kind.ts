import { chosenKinds, typesToChoose } from '#domain/kind/effective-filter.ts'
import type { Kind } from '#domain/kind/kind.ts'
import type { KindChoice } from '#domain/kind/kind-choice.ts'
import { EMPTY_FILTER, type Filter } from './filter.ts'

/** The saved filters of other kinds, by kind. */
export type AsideFilters = ReadonlyMap<string, Filter>

/** The current filter, and the saved ones. */
export interface SwitchedFilter {
  readonly filter: Filter
  readonly aside: AsideFilters
}

/**
 * Switches to another kind. Limits belong to a kind: a price limit for homes would find no parking. The limits of the
 * former kind are saved, and those saved for the new kind are restored. Building and "Only free" apply to every kind.
 */
export function switchKind(
  { filter, aside }: SwitchedFilter,
  choice: KindChoice,
  leading: Kind | null,
): SwitchedFilter {
  const types = typesToChoose(choice, leading)
  const { estates, only_free } = filter
  const kept = new Map(aside).set(keyOf(filter, leading), filter)
  const former = kept.get(keyOf({ types }, leading)) ?? { ...EMPTY_FILTER, types }
  return { filter: { ...former, estates, only_free }, aside: kept }
}

function keyOf(filter: Pick<Filter, 'types'>, leading: Kind | null): string {
  return chosenKinds(filter, leading).join()
}
