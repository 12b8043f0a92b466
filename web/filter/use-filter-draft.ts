import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
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
import { createChanges, type FilterChanges, NONE } from './pending-changes.ts'
import { type Kinds, useKinds } from './use-kinds.ts'

/** What can be chosen, with the numbers of units. The same object until a number may change. */
export interface FilterOffer {
  /** The shown types: those of the filter, else of the leading kind. */
  readonly types: readonly LayoutType[]
  /** All types of the shown kind. */
  readonly wholeKind: readonly LayoutType[]
  readonly failures: Failures
  readonly count: Count
  readonly facets: Facets
  /** The room labels to choose from. */
  readonly rooms: readonly string[]
  /** The scales of ranges; null if there is nothing to choose. */
  readonly scales: Readonly<Record<RangeCriterion, Scale | null>>
}

/** The filter that the visitor is editing. */
export interface FilterDraft {
  /** Shows each change at once. A part of it is the same object until it changes. */
  readonly filter: Filter
  readonly kinds: Kinds
  /** Follows the filter in a deferred render, so that a pressed control is painted first. */
  readonly offer: FilterOffer
  readonly changes: FilterChanges
  readonly clear: () => void
}

/** A slider moves faster than the views can render, so changes are kept and counted here first. */
export function useFilterDraft(): FilterDraft {
  const { filter: committed, setFilter, clearFilter } = useChoice()
  const [pending, changes] = usePendingChanges(setFilter)
  const filter = useSameParts({ ...committed, ...pending })
  const kinds = useKinds(filter)
  return {
    filter,
    kinds: {
      ...kinds,
      choose: (choice) => {
        changes.drop()
        kinds.choose(choice)
      },
    },
    offer: useOffer(useDeferredValue(filter), kinds.sole),
    changes,
    clear: () => {
      changes.drop()
      clearFilter()
    },
  }
}

function useOffer(filter: Filter, sole: Kinds['sole']): FilterOffer {
  const { data, index, chess } = useProject()
  const leading = chess.leading_kind
  const effective = useMemo(() => effectiveFilter(filter, leading), [filter, leading])
  const { types } = effective
  const rooms = useMemo(() => roomLabels(data.layouts, types), [data, types])
  const scales = useMemo(() => {
    const scale = (criterion: RangeCriterion) => scaleOfUnits(index, criterion, types)
    return { area: scale('area'), price: scale('price'), storey: scale('storey') }
  }, [index, types])
  return useMemo(() => {
    const failures = evaluate(index, effective)
    return {
      types,
      wholeKind: typesToChoose(sole ?? 'all', leading),
      failures,
      count: count(matchesIn(index, failures)),
      facets: countFacets(index, failures),
      rooms,
      scales,
    }
  }, [index, effective, types, sole, leading, rooms, scales])
}

/** Keeps the previous objects where nothing differs: the address is parsed anew after each change. */
function useSameParts(filter: Filter): Filter {
  const last = useRef(filter)
  const changed = Object.entries(filter).filter(
    ([criterion, value]) => JSON.stringify(last.current[criterion as keyof Filter]) !== JSON.stringify(value),
  )
  if (changed.length > 0) last.current = { ...last.current, ...Object.fromEntries(changed) }
  return last.current
}

/** The changes that are shown but not applied yet, and functions to add to them. */
function usePendingChanges(apply: (change: Partial<Filter>) => void): readonly [Partial<Filter>, FilterChanges] {
  const [pending, setPending] = useState(NONE)
  const latest = useRef(apply)
  useLayoutEffect(() => {
    latest.current = apply
  })
  const [changes] = useState(() => createChanges(setPending, (change) => latest.current(change)))
  useEffect(() => changes.applyNow, [changes])
  return [pending, changes]
}
