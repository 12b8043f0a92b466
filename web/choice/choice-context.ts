import { createContext, type RefObject, use } from 'react'
import type { Failures } from '#domain/filter/evaluate.ts'
import type { Filter } from '#domain/filter/filter.ts'
import type { AsideFilters } from '#domain/filter/switch-kind.ts'
import type { Order, Sort } from '#domain/sort/sort.ts'

/** What the visitor asks for, the same in all views, and what meets it. */
export interface Choice {
  /** What the visitor has set. */
  readonly filter: Filter
  /** What units are matched against: without a chosen type, the leading kind of the project. */
  readonly effective: Filter
  readonly setFilter: (change: Partial<Filter>) => void
  /** Back to the leading kind without limits. */
  readonly clearFilter: () => void
  /** The limits of the kinds that were left, for as long as the page lives. */
  readonly aside: RefObject<AsideFilters>
  /** The visitor's sort, else the catalogue's. */
  readonly sort: Sort
  /** By `Instance.row`: 0 is a match of the effective filter; null while the project loads. */
  readonly failures: Failures | null
  /** What grids and plans dim, as `failures`; null as long as the visitor has set nothing: the leading kind dims nothing. */
  readonly dimming: Failures | null
  /** How many units match; null while the project loads. */
  readonly count: number | null
  /** All rows in the order of a sort; null while the project loads. */
  readonly orderOf: ((sort: Sort) => Order) | null
}

/** What the visitor asks for. */
export const ChoiceContext = createContext<Choice | null>(null)

/** What the visitor asks for, and what meets it. */
export function useChoice(): Choice {
  const choice = use(ChoiceContext)
  if (!choice) throw new Error('no choice above this component')
  return choice
}
