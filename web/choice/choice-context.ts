import { createContext, type RefObject, use } from 'react'
import type { Count } from '#domain/chess/count.ts'
import type { Filter } from '#domain/filter/filter.ts'
import type { Failures } from '#domain/filter/match-units.ts'
import type { AsideFilters } from '#domain/filter/switch-kind.ts'
import type { Wanted } from '#domain/place/place-figures.ts'
import type { Sort } from '#domain/sort/sort-option.ts'

/** The visitor's filter and sort, shared by all views, and the units that match. */
export interface Choice {
  /** The filter that the visitor has set. */
  readonly filter: Filter
  /** The filter that is applied: if no type is chosen, it is limited to the leading kind of the project. */
  readonly effective: Filter
  readonly setFilter: (change: Partial<Filter>) => void
  /** Resets to the leading kind without limits. */
  readonly clearFilter: () => void
  /** The limits that were set for other kinds before the visitor switched; kept for the life of the page. */
  readonly aside: RefObject<AsideFilters>
  /** The visitor's sort, else the catalogue's default. */
  readonly sort: Sort
  /** Indexed by `Instance.row`; 0 matches the effective filter. Null while the project loads. */
  readonly failures: Failures | null
  /** What grids and plans dim, as in `failures`; null if no filter is set: the leading kind alone dims nothing. */
  readonly dimming: Failures | null
  /** The matching units in figures; null while the project loads. */
  readonly count: Count | null
  /** The same as `effective` and `failures`, for the figures of a place. */
  readonly wanted: Wanted
}

/** The visitor's filter and sort. */
export const ChoiceContext = createContext<Choice | null>(null)

/** The visitor's filter and sort, and the units that match. */
export function useChoice(): Choice {
  const choice = use(ChoiceContext)
  if (!choice) throw new Error('no choice above this component')
  return choice
}
