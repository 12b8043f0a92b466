import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { countMatches, evaluate, type Failures } from '#domain/filter/evaluate.ts'
import { countFacets, type Facets } from '#domain/filter/facets.ts'
import { EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { type FilterRanges, filterRanges } from '#domain/filter/filter-ranges.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'

/** The filter under the visitor's hand, and what meets it at this moment. */
export interface FilterDraft {
  readonly filter: Filter
  readonly failures: Failures
  readonly count: number
  readonly facets: Facets
  readonly ranges: FilterRanges
  /** Takes a change at once. */
  readonly change: (change: Partial<Filter>) => void
  /** Takes one of many changes in a row: shown at once, in the address now and then. */
  readonly slide: (change: Partial<Filter>) => void
  readonly clear: () => void
}

/** Browsers let an address change a hundred times in 30 s and throw after that. */
const COMMIT_MS = 300

const NO_CHANGE: Partial<Filter> = {}

/** A thumb moves faster than the address may change: what it passes is kept here and counted at once. */
export function useFilterDraft(): FilterDraft {
  const { filter: committed, setFilter } = useChoice()
  const { data, index } = useProject()
  const [pending, setPending] = useState(NO_CHANGE)
  const filter = useMemo(() => ({ ...committed, ...pending }), [committed, pending])
  const failures = useMemo(() => evaluate(index, filter), [index, filter])
  const facets = useMemo(() => countFacets(index, failures), [index, failures])
  const ranges = useMemo(() => filterRanges(data.layouts, index), [data, index])
  const change = (further: Partial<Filter>) => {
    setPending(NO_CHANGE)
    setFilter({ ...pending, ...further })
  }
  const delayed = useDelayed(() => pending !== NO_CHANGE && change(NO_CHANGE))
  return {
    filter,
    failures,
    count: useMemo(() => countMatches(failures), [failures]),
    facets,
    ranges,
    change,
    slide: (further) => {
      setPending({ ...pending, ...further })
      delayed()
    },
    clear: () => change(EMPTY_FILTER),
  }
}

/** Does something a while after it was first asked for, as it is then; before that only when the component goes. */
function useDelayed(work: () => void): () => void {
  const latest = useRef(work)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useLayoutEffect(() => {
    latest.current = work
  })
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current)
      latest.current()
    },
    [],
  )
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = null
      latest.current()
    }, COMMIT_MS)
  }
}
