import { useMemo, useState } from 'react'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { endOfDay } from './end-of-day.ts'
import { projectFacts } from './project-facts.ts'
import { readUnits, type UnitBook, type UnitFacts } from './unit-facts.ts'
import { fitsFilter, isInView, NO_FILTER, UNIT_VIEWS, type UnitFilter, type UnitView } from './unit-list.ts'

/** The units of the project, and those that view and filter leave. */
export interface UnitList {
  readonly book: UnitBook
  readonly found: readonly UnitFacts[]
  readonly counts: ReadonlyMap<UnitView, number>
  readonly view: UnitView
  readonly onView: (view: UnitView) => void
  readonly filter: UnitFilter
  readonly onFilter: (filter: UnitFilter) => void
}

/** Reads the units of the project and limits them by view and filter. */
export function useUnitList(): UnitList {
  const { project } = useProjectState()
  const { language } = useTranslator()
  const [view, onView] = useState<UnitView>('all')
  const [filter, onFilter] = useState<UnitFilter>(NO_FILTER)
  const book = useMemo(() => readUnits(project, language.code), [project, language.code])
  const { timeZone } = projectFacts(project.shown)
  const today = useMemo(() => {
    const now = new Date()
    return { now, end: endOfDay(now, timeZone ?? 'UTC') }
  }, [timeZone])
  const counts = useMemo(
    () =>
      new Map(
        UNIT_VIEWS.map((one) => [one, book.units.filter((unit) => isInView(unit, one, book, today)).length] as const),
      ),
    [book, today],
  )
  const found = useMemo(
    () => book.units.filter((unit) => isInView(unit, view, book, today) && fitsFilter(unit, filter, book)),
    [book, view, filter, today],
  )
  return { book, found, counts, view, onView, filter, onFilter }
}
