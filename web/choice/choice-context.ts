import { createContext, use } from 'react'
import type { Failures } from '#domain/filter/evaluate.ts'
import type { Filter } from '#domain/filter/filter.ts'
import type { Order, Sort } from '#domain/sort/sort.ts'

/** What the visitor asks for, the same in all views, and what meets it. */
export interface Choice {
  readonly filter: Filter
  readonly setFilter: (change: Partial<Filter>) => void
  readonly clearFilter: () => void
  /** The visitor's sort, else the catalogue's. */
  readonly sort: Sort
  /** By `Instance.row`: 0 is a match; null while the project loads. */
  readonly failures: Failures | null
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
