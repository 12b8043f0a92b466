import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { count } from '#domain/chess/count.ts'
import { activeCriteria, EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { knownFilter } from '#domain/filter/known-filter.ts'
import { evaluate, matchesIn } from '#domain/filter/match-units.ts'
import type { AsideFilters } from '#domain/filter/switch-kind.ts'
import { effectiveFilter } from '#domain/kind/effective-filter.ts'
import type { Wanted } from '#domain/place/place-figures.ts'
import { type LoadedProject, useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { usePlace } from '#web/navigation/navigation-context.ts'
import { type Choice, ChoiceContext } from './choice-context.ts'

const NONE_ASIDE: AsideFilters = new Map()
const NOTHING: Wanted = { types: [], isDefault: true, failures: null }

/** Filters the units once for all views. */
export function ChoiceProvider({ children }: { children: ReactNode }) {
  const { token, project } = useCatalogue()
  const { viewState, setViewState } = usePlace()
  const asked = viewState.filter
  const aside = useRef(NONE_ASIDE)
  const found = useMemo(() => findUnits(project, asked), [project, asked])
  // The pressed control updates at once; the views follow in a deferred render that other input can interrupt.
  const settled = useDeferredValue(found)
  // The first data is not deferred: until then the views would show wrong counts.
  const { failures, dimming, wanted } = settled.failures ? settled : found
  const sort = viewState.sort ?? token.premises.default_sort
  const { filter, effective, count: counted } = found
  const choice = useMemo(
    (): Choice => ({
      filter,
      effective,
      failures,
      dimming,
      count: counted,
      wanted,
      aside,
      sort,
      setFilter: (change) => setViewState({ filter: { ...filter, ...change } }),
      clearFilter: () => {
        aside.current = NONE_ASIDE
        setViewState({ filter: EMPTY_FILTER })
      },
    }),
    [filter, effective, failures, dimming, counted, wanted, sort, setViewState],
  )
  return <ChoiceContext value={choice}>{children}</ChoiceContext>
}

function findUnits(project: LoadedProject | null, asked: Filter) {
  if (!project) return { filter: asked, effective: asked, failures: null, dimming: null, count: null, wanted: NOTHING }
  const { data, index, chess } = project
  const filter = knownFilter(asked, {
    rooms: index.labels,
    estates: index.estateIds,
    tags: data.tags.map(idOf),
    promoactions: data.promoactions.map(idOf),
  })
  const effective = effectiveFilter(filter, chess.leading_kind)
  const failures = evaluate(index, effective)
  // The preselected kind alone is not a filter.
  const dimming = activeCriteria(filter).length > 0 ? failures : null
  const wanted = { types: effective.types, isDefault: filter.types.length === 0, failures }
  return { filter, effective, failures, dimming, count: count(matchesIn(index, failures)), wanted }
}

function idOf({ id }: { readonly id: number }): number {
  return id
}
