import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Count, count } from '#domain/chess/count.ts'
import { countFacets, type Facets } from '#domain/filter/facets.ts'
import type { Filter } from '#domain/filter/filter.ts'
import { type RangeCriterion, scaleOfUnits } from '#domain/filter/histogram.ts'
import { evaluate, type Failures, matchesIn } from '#domain/filter/match-units.ts'
import { roomLabels } from '#domain/filter/room-labels.ts'
import type { Scale } from '#domain/filter/scale.ts'
import { effectiveFilter, typesToChoose } from '#domain/kind/effective-filter.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { type Kinds, useKinds } from './use-kinds.ts'

/** The filter that the visitor is editing, and its current matches. */
export interface FilterDraft {
  readonly filter: Filter
  /** The shown types: those of the filter, else of the leading kind. */
  readonly types: readonly LayoutType[]
  readonly kinds: Kinds
  readonly failures: Failures
  readonly count: Count
  readonly facets: Facets
  /** The room labels to choose from. */
  readonly rooms: readonly string[]
  /** The scales of ranges; null if there is nothing to choose. */
  readonly scales: Readonly<Record<RangeCriterion, Scale | null>>
  /** Applies a change at once. */
  readonly change: (change: Partial<Filter>) => void
  /** Applies one of many changes in a row: the draft updates at once, the views at intervals. */
  readonly slide: (change: Partial<Filter>) => void
  /** Selects all types of the kind again. */
  readonly chooseWholeKind: () => void
  readonly clear: () => void
}

/** Milliseconds between updates of the views, which render again each time. Writes to the address have their own limit. */
const COMMIT_MS = 300

const NO_CHANGE: Partial<Filter> = {}

/** A slider moves faster than the views can render, so its changes are kept and counted here first. */
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
  const rooms = useMemo(() => roomLabels(data.layouts, types), [data, types])
  const scales = useMemo(() => {
    const scale = (criterion: RangeCriterion) => scaleOfUnits(index, criterion, types)
    return { area: scale('area'), price: scale('price'), storey: scale('storey') }
  }, [index, types])
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
    count: useMemo(() => count(matchesIn(index, failures)), [index, failures]),
    facets,
    rooms,
    scales,
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

/** Runs the latest `work` a while after the first call, and when the component unmounts. */
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
