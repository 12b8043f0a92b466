import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { countMatches, evaluate, type Failures } from '#domain/filter/evaluate.ts'
import { countFacets, type Facets } from '#domain/filter/facets.ts'
import type { Filter } from '#domain/filter/filter.ts'
import { type FilterRanges, filterRanges } from '#domain/filter/filter-ranges.ts'
import { effectiveFilter, typesToChoose } from '#domain/kind/effective-filter.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { type Kinds, useKinds } from './use-kinds.ts'

/** The filter under the visitor's hand, and what meets it at this moment. */
export interface FilterDraft {
  readonly filter: Filter
  /** The types that are looked at: those of the filter, else of the leading kind. */
  readonly types: readonly LayoutType[]
  readonly kinds: Kinds
  readonly failures: Failures
  readonly count: number
  readonly facets: Facets
  readonly ranges: FilterRanges
  /** Takes a change at once. */
  readonly change: (change: Partial<Filter>) => void
  /** Takes one of many changes in a row: shown at once, in the views now and then. */
  readonly slide: (change: Partial<Filter>) => void
  /** Takes all types of the kind again. */
  readonly chooseWholeKind: () => void
  readonly clear: () => void
}

/** Milliseconds: each change draws the views below anew. How often the address is written is limited by its owner. */
const COMMIT_MS = 300

const NO_CHANGE: Partial<Filter> = {}

/** A thumb moves faster than the views can be drawn: what it passes is kept here and counted at once. */
export function useFilterDraft(): FilterDraft {
  const { filter: committed, setFilter, clearFilter } = useChoice()
  const { data, index, chess } = useProject()
  const [pending, setPending] = useState(NO_CHANGE)
  const filter = useMemo(() => ({ ...committed, ...pending }), [committed, pending])
  const leading = chess.leading_kind
  const effective = useMemo(() => effectiveFilter(filter, leading), [filter, leading])
  const { types } = effective
  const kinds = useKinds(filter)
  const failures = useMemo(() => evaluate(index, effective), [index, effective])
  const facets = useMemo(() => countFacets(index, failures), [index, failures])
  const ranges = useMemo(() => filterRanges(data.layouts, index, types), [data, index, types])
  const change = (further: Partial<Filter>) => {
    setPending(NO_CHANGE)
    setFilter({ ...pending, ...further })
  }
  const delayed = useDelayed(() => pending !== NO_CHANGE && change(NO_CHANGE))
  return {
    filter,
    types,
    kinds: {
      ...kinds,
      choose: (choice) => {
        setPending(NO_CHANGE)
        kinds.choose(choice)
      },
    },
    failures,
    count: useMemo(() => countMatches(failures), [failures]),
    facets,
    ranges,
    change,
    slide: (further) => {
      setPending({ ...pending, ...further })
      delayed()
    },
    chooseWholeKind: () => change({ types: typesToChoose(kinds.sole ?? 'all', leading) }),
    clear: () => {
      setPending(NO_CHANGE)
      clearFilter()
    },
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
