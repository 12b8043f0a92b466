import { useDeferredValue, useMemo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import type { InstanceIndex } from '#domain/filter/instance-index.ts'
import { type Order, orderBy, pickMatches } from '#domain/sort/sort.ts'
import type { Sort } from '#domain/sort/sort-option.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useChoice } from './choice-context.ts'

/** The matching units in the order of the visitor's sort; empty while the project loads. */
export function useFoundUnits(): readonly Instance[] {
  const { project } = useCatalogue()
  const { failures, sort: asked } = useChoice()
  // As with the filter: the control updates at once, the list follows.
  const sort = useDeferredValue(asked)
  return useMemo(() => {
    if (!project || !failures) return []
    const { instances } = project.index
    const units: Instance[] = []
    for (const row of pickMatches(orderOf(project.index, sort), failures)) units.push(instances[row] as Instance)
    return units
  }, [project, failures, sort])
}

const orders = new WeakMap<InstanceIndex, Map<Sort, Order>>()

/** All rows in the order of a sort. Each order is cached: sorting 20,000 units takes longer than filtering them. */
function orderOf(index: InstanceIndex, sort: Sort): Order {
  const known = orders.get(index) ?? new Map<Sort, Order>()
  orders.set(index, known)
  const order = known.get(sort) ?? orderBy(index, sort)
  known.set(sort, order)
  return order
}
