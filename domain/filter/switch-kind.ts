import { chosenKinds, typesToChoose } from '#domain/kind/effective-filter.ts'
import type { Kind } from '#domain/kind/kind.ts'
import type { KindChoice } from '#domain/kind/kind-choice.ts'
import { EMPTY_FILTER, type Filter } from './filter.ts'

/** The filters that were left with other kinds, by the kinds they belong to. */
export type AsideFilters = ReadonlyMap<string, Filter>

/** A filter, and those kept aside. */
export interface SwitchedFilter {
  readonly filter: Filter
  readonly aside: AsideFilters
}

/**
 * Changes the kind. Limits belong to a kind: a price for homes finds no parking. Those of the former kind are kept aside,
 * those that the new kind had come back. Building and "Only free" hold for every kind, as the counts of the switch do.
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
