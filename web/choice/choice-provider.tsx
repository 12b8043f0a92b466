import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { countMatches, evaluate } from '#domain/filter/evaluate.ts'
import { EMPTY_FILTER } from '#domain/filter/filter.ts'
import type { InstanceIndex } from '#domain/filter/instance-index.ts'
import { type Order, orderBy, type Sort } from '#domain/sort/sort.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { type Choice, ChoiceContext } from './choice-context.ts'

/** Checks every unit against the filter once for all views. */
export function ChoiceProvider({ children }: { children: ReactNode }) {
  const { token, project } = useCatalogue()
  const { viewState, setViewState } = useNavigation()
  const { filter } = viewState
  const index = project?.index ?? null
  const found = useMemo(() => {
    const failures = index && evaluate(index, filter)
    return { failures, count: failures && countMatches(failures) }
  }, [index, filter])
  // The control that was pressed answers at once; the views follow in small steps that let other input in between.
  const failures = useDeferredValue(found.failures)
  const orderOf = useMemo(() => index && keptOrders(index), [index])
  const sort = viewState.sort ?? token.premises.default_sort
  const choice = useMemo(
    (): Choice => ({
      failures,
      count: found.count,
      orderOf,
      filter,
      sort,
      setFilter: (change) => setViewState({ filter: { ...filter, ...change } }),
      clearFilter: () => setViewState({ filter: EMPTY_FILTER }),
    }),
    [failures, found.count, orderOf, filter, sort, setViewState],
  )
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}

/** Sorting 20,000 units takes longer than filtering them, so each order is made once. */
function keptOrders(index: InstanceIndex): (sort: Sort) => Order {
  const orders = new Map<Sort, Order>()
  return (sort) => {
    const order = orders.get(sort) ?? orderBy(index, sort)
    orders.set(sort, order)
    return order
  }
}
