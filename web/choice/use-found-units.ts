import { useDeferredValue, useMemo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { pickMatches } from '#domain/sort/sort.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useChoice } from './choice-context.ts'

/** The matching units in the order of the visitor's sort; empty while the project loads. */
export function useFoundUnits(): readonly Instance[] {
  const { project } = useCatalogue()
  const { failures, sort: asked, orderOf } = useChoice()
  // As with the filter: the control updates at once, the list follows.
  const sort = useDeferredValue(asked)
  return useMemo(() => {
    if (!project || !failures || !orderOf) return []
    const { instances } = project.index
    const units: Instance[] = []
    for (const row of pickMatches(orderOf(sort), failures)) units.push(instances[row] as Instance)
    return units
  }, [project, failures, sort, orderOf])
}
